/** The pages that the law asks of whoever runs a server. */
export const LEGAL_PAGES = ['privacy', 'terms', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** A piece of text, perhaps with a link behind it. */
export interface LegalPiece {
  readonly text: string;
  readonly href?: string;
}

export type LegalBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly pieces: readonly LegalPiece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly LegalPiece[])[] };

/** What `GET /api/pages/NAME?language=es` answers. */
export interface LegalText {
  readonly blocks: readonly LegalBlock[];
}

import type { LegalBlock, LegalPiece } from '@mazmorra/protocol';
import { type PageInfo, pageWordsIn, sitemapPaths } from './page.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** The elements of the HTML head that describe a page. Previews need absolute addresses. */
export function headOf(page: PageInfo, origin: string, path: string, picture: string): string {
  const { title, description, language, alternates, hidden } = page;
  const whole = title === 'Mazmorra' ? title : `${title} · Mazmorra`;
  // The page of what does not exist is the same at every address, so that it is made and compressed once.
  const own = alternates ? alternates[language] : page.status === 200 ? path : '/';
  const links = Object.entries(alternates ?? {}).map(
    ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${escaped(origin + address)}" />`,
  );
  if (alternates)
    links.push(`<link rel="alternate" hreflang="x-default" href="${escaped(origin + alternates.en)}" />`);
  return [
    `<title>${escaped(whole)}</title>`,
    meta('name', 'description', description),
    ...(hidden ? [meta('name', 'robots', 'noindex')] : []),
    ...(page.status === 200 && !hidden ? [`<link rel="canonical" href="${escaped(origin + own)}" />`] : []),
    ...links,
    meta('property', 'og:site_name', 'Mazmorra'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + own),
    meta('property', 'og:image', origin + picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('property', 'og:locale', pageWordsIn(language).locale),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
const BOOT = /<div class="boot">.*?<\/div>/s;

const preloadOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${escaped(file)}">`
    : `<link rel="modulepreload" crossorigin href="/${escaped(file)}">`;

const prefetchOf = (file: string): string => `<link rel="prefetch" href="/${escaped(file)}">`;

/** The files that a browser may fetch before the script asks for them. */
export interface PageFiles {
  /** Part of the page. */
  readonly now: readonly string[];
  /** Loaded by a worker of the page: they only have to be in the cache. */
  readonly soon: readonly string[];
}

/**
 * The client's HTML page with the head of one address, its preloads and, for readers without JavaScript, its text. `data-server`
 * tells the client at once that a table server exists.
 */
export function pageHtml(
  index: string,
  page: PageInfo,
  origin: string,
  path: string,
  picture: string,
  files: PageFiles = { now: [], soon: [] },
): string {
  const { body } = page;
  const links = [...files.now.map(preloadOf), ...files.soon.map(prefetchOf)];
  const html = index
    .replace('<html lang="en"', `<html lang="${page.language}" data-server`)
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => headOf(page, origin, path, picture));
  return body === undefined ? html : html.replace(BOOT, () => body);
}

const pieceHtml = ({ text, href }: LegalPiece): string =>
  href === undefined ? escaped(text) : `<a href="${escaped(href)}">${escaped(text)}</a>`;

const TAGS = { title: 'h1', heading: 'h2', paragraph: 'p' } as const;

function blockHtml(block: LegalBlock): string {
  if (block.kind === 'list')
    return `<ul>${block.items.map((item) => `<li>${item.map(pieceHtml).join('')}</li>`).join('')}</ul>`;
  return `<${TAGS[block.kind]}>${block.pieces.map(pieceHtml).join('')}</${TAGS[block.kind]}>`;
}

/** A legal page as HTML. */
export const legalHtml = (blocks: readonly LegalBlock[]): string =>
  `<main class="page-body">${blocks.map(blockHtml).join('')}</main>`;

/** Invitations may be fetched, because previews need that. They carry `noindex` themselves. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /socket\n\nSitemap: ${origin}/sitemap.xml\n`;

export function sitemapXml(origin: string): string {
  const urls = sitemapPaths().map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

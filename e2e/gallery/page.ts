import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { moments } from '../support/moments/index.ts';
import { sizes } from '../support/sizes.ts';
import { fileOf, folder } from './folder.ts';

const style = `
  body { margin: 0; padding: 16px; font: 16px/1.4 Georgia, serif; color: #f1e7d3; background: #15120f; }
  h2 { margin: 32px 0 4px; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; max-height: 420px; border: 1px solid #3a3129; }
  figcaption { font-size: 13px; color: #b9ab93; }`;

/** Lays out all pictures there are on one page. */
export default function writePage(): void {
  const rows = moments.map(({ game, name }) => {
    const figures = LANGUAGES.flatMap((language) =>
      sizes.flatMap((size) => {
        const file = fileOf(game, name, size.name, language);
        if (!existsSync(join(folder, file))) return [];
        const what = `${size.name}, ${language}`;
        return [
          `<figure><a href="${file}"><img src="${file}" alt="${game}, ${name}, ${what}" loading="lazy"></a><figcaption>${what}</figcaption></figure>`,
        ];
      }),
    );
    return `<h2>${game}: ${name}</h2><div class="row">${figures.join('')}</div>`;
  });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every moment in every size</title><style>${style}</style><body><h1>Every moment in every size</h1>${rows.join('\n')}</body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  console.log(`\n${join(folder, 'index.html')}`);
}

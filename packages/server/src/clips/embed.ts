import { isGameId } from '@mazmorra/catalogue';
import { crest, type GameRecord, type Language, SCENE, svgOf } from '@mazmorra/kernel';
import { escaped } from '../pages/html.ts';
import { boxesIn, pageWordsIn } from '../pages/page.ts';
import type { Clip } from './clip.ts';

const STYLE = `
html{background:#1b1410;color:#fffaf0;font:15px/1.4 system-ui,sans-serif}
body{margin:0;display:grid;gap:6px;padding:8px;min-height:calc(100vh - 16px);grid-template-rows:auto 1fr auto auto auto;box-sizing:border-box}
h1{font-size:1rem;margin:0}ul{display:flex;flex-wrap:wrap;gap:2px 12px;margin:0;padding:0;list-style:none}
li{display:flex;gap:4px;align-items:center}svg{width:100%;max-height:70vh;min-height:0}li svg{width:20px;height:20px}
p{margin:0;min-height:2.8em}div{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
button{font:inherit;min-width:44px;min-height:44px;color:inherit;background:#3b2f26;border:1px solid #d9c9ad;border-radius:8px}
button:disabled{opacity:.5}input{flex:1;min-width:80px;min-height:24px}a{color:#e0b13c}`;

const document = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** What stands in an embedded page where a game is not, or no longer, shown. */
export function goneHtml(language: Language): string {
  const { embedGone } = pageWordsIn(language);
  return document(language, 'Mazmorra', `<p>${escaped(embedGone)}</p>`);
}

/** Text in an element of JSON: nothing in it can end the element. */
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** An embedded replay: one page that holds all it shows. `link` leads to the whole game. */
export function embedHtml(record: GameRecord, clip: Clip, language: Language, link: string): string {
  const words = pageWordsIn(language);
  const title = isGameId(record.game) ? boxesIn(language)[record.game].name : record.game;
  const shield = (seat: number): string =>
    `<svg viewBox="0 0 24 24" aria-hidden="true">${crest(seat, 12, 12, 12).map(svgOf).join('')}</svg>`;
  const names = record.names.map((name, seat) => `<li>${shield(seat)}${escaped(name)}</li>`).join('');
  const button = (id: string, sign: string, label: string): string =>
    `<button id="${id}" type="button"${label === '' ? '' : ` aria-label="${escaped(label)}"`}>${escaped(sign)}</button>`;
  const { film, lines, at, to, length } = clip;
  return document(
    language,
    title,
    [
      `<header><h1>${escaped(title)}</h1><ul>${names}</ul></header>`,
      `<svg id="scene" role="img" aria-label="${escaped(words.embedPicture)}" viewBox="0 0 ${SCENE.width} ${SCENE.height}"></svg>`,
      '<p id="lines" aria-live="polite"></p>',
      '<div>',
      button('previous', '◀', words.embedPrevious),
      button('play', words.embedPlay, ''),
      button('next', '▶', words.embedNext),
      `<input id="place" type="range" min="0" max="${film.frames.length - 1}" value="0" aria-label="${escaped(words.embedPlace(at, to, length))}">`,
      `</div><a href="${escaped(link)}" target="_blank" rel="noopener">${escaped(words.embedOpen)}</a>`,
      `<script type="application/json" id="clip">${jsonText({ film, lines, play: words.embedPlay, pause: words.embedPause })}</script>`,
      '<script src="/embed/player.js" defer></script>',
    ].join(''),
  );
}

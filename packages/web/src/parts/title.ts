import { useEffect } from 'preact/hooks';

let title = 'Mazmorra';
let mark = 0;

const show = (): void => {
  document.title = mark > 0 ? `(${mark}) ${title}` : title;
};

/** How many things elsewhere wait for the reader: stands before the title of whatever page is open. */
export function setTitleMark(count: number): void {
  if (count === mark) return;
  mark = count;
  show();
}

/** The name of the page in the tab and in the history. */
export function useTitle(text: string): void {
  useEffect(() => {
    title = text === 'Mazmorra' ? text : `${text} · Mazmorra`;
    show();
  }, [text]);
}

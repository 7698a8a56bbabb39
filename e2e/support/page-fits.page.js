/*
 * Runs in the page: what of a page that is no table overflows, is broken inside a word, covered or too small to hit. The text
 * of this file is evaluated, so it holds one function and nothing else.
 */
({ first, smallestTarget, longestWord }) => {
  const found = new Set();
  const round = (number) => Math.round(number * 10) / 10;
  const nameOf = (element) => {
    const said = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${said}"`;
  };
  const root = document.querySelector('dialog[open]') ?? document.body;
  const range = document.createRange();
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  // Tables have a suite of their own (sizes.spec.ts).
  const elsewhere = '.table, .skip-link, [popover], title, desc, style, option, [aria-hidden="true"]';
  /** For screen readers alone. */
  const isHiddenOnPurpose = (element) => {
    if (element.closest(elsewhere)) return true;
    for (let outer = element; outer && outer !== root; outer = outer.parentElement)
      if (getComputedStyle(outer).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const page = document.documentElement;
  page.scrollTop = 0;

  // ---- the page itself
  if (page.scrollWidth > page.clientWidth)
    found.add(`the page scrolls ${page.scrollWidth - page.clientWidth} px sideways`);

  // ---- what one came for is on the first screen
  for (const selector of first) {
    const target = [...root.querySelectorAll(selector)].find(isSeen);
    const box = target?.getBoundingClientRect();
    if (!box) found.add(`is not there: ${selector}`);
    else if (box.bottom > innerHeight + 1)
      found.add(`below the first screen (${Math.round(box.bottom)} of ${innerHeight}): ${selector}`);
  }

  // ---- texts
  const places = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !isSeen(element) || isHiddenOnPurpose(element)) continue;
    range.selectNodeContents(node);
    const rects = placesOf(range.getClientRects());
    if (rects.length === 0) continue;
    places.push([element, rects]);
    tellBroken(node, element);
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    if (!isScrolled(element) && (left < -1 || right > innerWidth + 1))
      found.add(`beyond the side of the screen: ${nameOf(element)}`);
    tellCut(element, left, right, rects);
  }

  // ---- targets
  const all = 'a[href], button, select, summary, input, textarea, [role="button"]';
  for (const target of root.querySelectorAll(all)) {
    if (!isSeen(target) || isHiddenOnPurpose(target) || target.disabled || target.type === 'hidden') continue;
    // A link in a sentence is as high as its line (WCAG 2.5.8); a box to tick is hit by its label too.
    const inline = target.matches('a') && getComputedStyle(target).display === 'inline';
    if (inline && target.parentElement.textContent.trim() !== target.textContent.trim()) continue;
    const { width, height } = (target.labels?.[0] ?? target).getBoundingClientRect();
    const own = target.getBoundingClientRect();
    if (own.width <= 1 || own.height <= 1) continue;
    if (Math.min(Math.max(width, own.width), Math.max(height, own.height)) < smallestTarget)
      found.add(`too small to hit (${round(own.width)} x ${round(own.height)}): ${nameOf(target)}`);
    places.push([target, placesOf([own])]);
  }
  for (const [element, rects] of places) tellCovered(element, rects);
  page.scrollTop = 0;
  return [...found];

  /** A word goes to the next line as a whole: broken inside, its column is narrower than its longest word. */
  function tellBroken(node, element) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > longestWord) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.add(`broken inside "${word}": ${nameOf(element)}`);
    }
  }
  function isScrolled(element) {
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement)
      if (/auto|scroll/.test(getComputedStyle(outer).overflowX)) return true;
    return false;
  }
  function tellCut(element, left, right, rects) {
    const style = getComputedStyle(element);
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      found.add(`cut by dots: ${nameOf(element)}`);
    const slack = Math.max(2, Number.parseFloat(style.fontSize) * 0.4);
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (/auto|scroll/.test(overflowX + overflowY)) return;
      const box = outer.getBoundingClientRect();
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      if (/hidden|clip/.test(overflowX) && (left < box.left - 2 || right > box.right + 2))
        found.add(`cut at the side: ${nameOf(element)}`);
      if (/hidden|clip/.test(overflowY) && bottom > box.bottom + slack)
        found.add(`cut below: ${nameOf(element)}`);
    }
  }
  /** Brought to the middle of the screen, nothing else lies over it; what stays in view lies at the edges. */
  function tellCovered(element, rects) {
    const stays = isStuck(element);
    if (stays) page.scrollTop = 0;
    else if (isScrolled(element)) return;
    for (const { left, right, top, bottom, from } of rects) {
      const x = (left + right) / 2;
      const inPage = (top + bottom) / 2 + from;
      const middle = inPage - page.scrollTop;
      if (!stays && (middle < innerHeight * 0.25 || middle > innerHeight * 0.6))
        page.scrollTop = inPage - innerHeight * 0.4;
      const hit = document.elementFromPoint(x, inPage - page.scrollTop);
      if (!hit || hit.contains(element) || element.contains(hit)) continue;
      const label = hit.closest('label');
      if (label && (label.control === element || label === element.closest('label'))) continue;
      found.add(`covered by ${nameOf(hit)}: ${nameOf(element)}`);
      return;
    }
  }
  function isStuck(element) {
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(outer).position)) return true;
    return false;
  }
  /** The places of a text or a target with how far the page was scrolled when they were taken. */
  function placesOf(rects) {
    return [...rects]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom, from: page.scrollTop }));
  }
};

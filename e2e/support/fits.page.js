/*
 * Runs in the page: what of a table can not be reached, hit or read. The text of this file is evaluated, so it holds one
 * function and nothing else.
 */
async ({ smallestTarget, smallestText }) => {
  const found = [];
  const round = (number) => Math.round(number * 10) / 10;
  const nameOf = (element) => {
    const option = element.getAttribute?.('data-option') ?? element.getAttribute?.('data-listed');
    if (option) return `option ${option}`;
    const said = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${said}"`;
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.querySelector('.table') ?? document.body;
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  // ---- targets
  const targets = [
    ...root.querySelectorAll(
      '[data-option], [data-confirm], .choice-question button, .choice-actions button, .choice-take-back, .end-actions button, [data-intro] button, .sb-hand [data-card]',
    ),
  ].filter((one) => isSeen(one) && !one.disabled && one.matches('button, [role=button], a'));
  const belongs = (hit, target) =>
    hit !== null &&
    (target.contains(hit) || (hit.contains(target) === false && hit.closest('label')?.control === target));

  /** Scrolls what a person could scroll, and nothing that merely hides what is too much. */
  const scrollTo = (target) => {
    for (let outer = target.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const box = target.getBoundingClientRect();
      const page = outer === document.documentElement;
      const view = page
        ? { top: 0, left: 0, bottom: innerHeight, right: innerWidth }
        : outer.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY) || page) {
        const middle = (box.top + box.bottom) / 2;
        if (box.top < view.top || box.bottom > view.bottom)
          outer.scrollTop += middle - (Math.max(0, view.top) + Math.min(innerHeight, view.bottom)) / 2;
      }
      if (/auto|scroll/.test(overflowX) || page) {
        const middle = (box.left + box.right) / 2;
        if (box.left < view.left || box.right > view.right)
          outer.scrollLeft += middle - (Math.max(0, view.left) + Math.min(innerWidth, view.right)) / 2;
      }
    }
  };
  const hitAt = (target) => {
    const box = target.getBoundingClientRect();
    return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  };
  const planes = new Map();
  const isTall = document.documentElement.scrollHeight > innerHeight + 1;
  for (const target of targets) {
    const plane = target.closest('.plane-ground')?.parentElement;
    // Where the page scrolls, a reader brings the plane into sight first, and sees what lies in it from there.
    if (plane && isTall && !planes.has(plane)) {
      scrollTo(plane);
      const all = targets.filter((one) => plane.contains(one));
      planes.set(plane, { inView: all.filter((one) => belongs(hitAt(one), one)).length, all: all.length });
    }
    const box = target.getBoundingClientRect();
    let hit = hitAt(target);
    if (plane && !isTall) {
      const seen = planes.get(plane) ?? { inView: 0, all: 0 };
      seen.all++;
      if (belongs(hit, target)) seen.inView++;
      planes.set(plane, seen);
    }
    // What leads on from a sheet is seen without looking for it.
    const leads = target.matches('[data-intro] button, .end-first button');
    if (leads && smallestText > 0 && !belongs(hit, target)) found.push(`is not in view: ${nameOf(target)}`);
    if (!belongs(hit, target)) {
      scrollTo(target);
      // On a plane what has the focus is brought into sight, as it is for the keyboard.
      if (plane) target.focus({ focusVisible: true, preventScroll: true });
      await frame();
      hit = hitAt(target);
    }
    // Once something is picked its explanation may lie over the rest of the hand: *Choose again* puts it away.
    const put =
      document.querySelector('.choice-picked') &&
      !target.closest('.choice-bar') &&
      hit?.closest('.foot-body');
    if (!belongs(hit, target) && !put)
      found.push(
        `cannot be hit: ${nameOf(target)} at ${Math.round(box.left)},${Math.round(box.top)} lies under ${hit ? nameOf(hit) : 'nothing'}`,
      );
    if (Math.min(box.width, box.height) < smallestTarget)
      found.push(`too small to hit: ${nameOf(target)} ${round(box.width)} x ${round(box.height)}`);
  }
  for (const { inView, all } of planes.values())
    if (inView === 0) found.push(`none of the ${all} choices on the plane is in view`);

  // ---- a button of the bar does not say again what stands on the table: a deck may be tapped, but the same words are one button
  const wordsOf = (target) => `${target.getAttribute('data-option')}: ${target.textContent.trim()}`;
  const [barred, laid] = [true, false].map((inBar) =>
    targets.filter(
      (one) =>
        one.hasAttribute('data-option') && one.textContent.trim() && !!one.closest('.choice-bar') === inBar,
    ),
  );
  const written = new Set(laid.map(wordsOf));
  for (const button of barred)
    if (written.has(wordsOf(button))) found.push(`twice on the screen: ${nameOf(button)}`);

  // ---- what lies over a plane: its buttons, a small map, a hint
  for (const ground of root.querySelectorAll('.plane-ground')) {
    const frame = ground.parentElement.getBoundingClientRect();
    const things = [...ground.querySelectorAll('.sb-cell, .dq-cell, .dq-chamber, [data-option]')].filter(
      isSeen,
    );
    const over = [...root.querySelectorAll('.plane-tools, .sb-hint, .dq-mini')].filter(
      (one) => isSeen(one) && one.textContent + one.innerHTML !== '',
    );
    for (const one of over) {
      const box = one.getBoundingClientRect();
      const covered = things.find((thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const seen = {
          left: Math.max(left, frame.left),
          top: Math.max(top, frame.top),
          right: Math.min(right, frame.right),
          bottom: Math.min(bottom, frame.bottom),
        };
        const wide = Math.min(seen.right, box.right) - Math.max(seen.left, box.left);
        const high = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top);
        return seen.right > seen.left && seen.bottom > seen.top && wide > 1 && high > 1;
      });
      if (covered) found.push(`${nameOf(one)} lies over ${nameOf(covered)}`);
    }
  }

  // ---- cards are drawn: one without a size leaves its words standing alone
  for (const card of root.querySelectorAll('.card, .picture, .badge')) {
    const { width, height } = card.getBoundingClientRect();
    if (isSeen(card) && !hiddenOnPurpose(card) && Math.min(width, height) < 4)
      found.push(`without a size (${round(width)} x ${round(height)}): ${nameOf(card)}`);
  }

  // ---- what a tile does stands on it, also where its name takes two lines
  for (const badge of root.querySelectorAll(
    '.wd-tile :is(.badge, .wd-medal, .wd-effect-even, .wd-effect-ask, .wd-tile-does)',
  )) {
    const over =
      badge.getBoundingClientRect().bottom - badge.closest('.wd-tile').getBoundingClientRect().bottom;
    if (isSeen(badge) && over > 1) found.push(`sticks out of its tile (${round(over)} px): ${nameOf(badge)}`);
  }

  // ---- the choice bar
  for (const outer of document.querySelectorAll('.table-foot, .table-board, .sheet-content'))
    outer.scrollTop = 0;
  scrollToPage(0);
  function scrollToPage(top) {
    document.documentElement.scrollTop = top;
  }
  const bar = document.querySelector('.choice-bar[data-decision]');
  if (bar && !dialog) {
    bar.scrollIntoView({ block: 'nearest' });
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    const high = document.documentElement.scrollHeight > innerHeight;
    if (!high && (top < 0 || bottom > innerHeight + 1 || left < 0 || right > innerWidth + 1))
      found.push(`the choice bar is out of view: ${round(top)} to ${round(bottom)} of ${innerHeight}`);
  }

  // ---- texts
  const board = document.querySelector('.table-board');
  const range = document.createRange();
  const told = new Set();
  const tell = (what, element) => {
    const line = `${what}: ${nameOf(element)}`;
    if (!told.has(line)) found.push(line);
    told.add(line);
  };
  for (const { node, element } of textsBut('.ticker-line')) {
    if (element.closest('.card-title, .wd-tile-name')) tellBadBreak(node, element);
    if (element.closest('.panel-name, .sb-note-name, .dr-slot-name') && smallestText > 0)
      tellBrokenName(node, element, 13);
    if (element.closest('.sb-unmask-name, .sb-final-name') && smallestText > 0)
      tellBrokenName(node, element, 14);
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const area = {
      left: Math.min(...rects.map(({ left }) => left)),
      right: Math.max(...rects.map(({ right }) => right)),
      top: Math.min(...rects.map(({ top }) => top)),
      bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
    const style = getComputedStyle(element);
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      tell('cut by dots', element);
    else clipped(element, area, sizeOf(element, style));
    const drawn = sizeOf(element, style);
    // Figures in badges are drawn, and read at a smaller size than words.
    if (drawn < smallestText - (element instanceof SVGElement ? 0.8 : 0))
      tell(`too small to read (${round(drawn)} px)`, element);
  }
  tellCovered();
  tellTicker();

  /** The words that are there to be read, but for a place that another check looks at. */
  function* textsBut(elsewhere) {
    const drawn =
      '.unseen, .crest-letter, .back-letter, .plane-ground, [popover], .skip-link, title, desc, style';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || !isSeen(element)) continue;
      if (!element.closest(`${elsewhere}, ${drawn}`) && !hiddenOnPurpose(element)) yield { node, element };
    }
  }

  function areOver(one, other) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }

  /** The line of what has just happened is read in whole where it is shown: nothing lies over it and none of it is left out. */
  function tellTicker() {
    const line = root.querySelector('.ticker-line > span');
    const remark = root.querySelector('.talk-bubble');
    if (remark && remark.scrollHeight > remark.clientHeight + 2) tell('cut above or below', remark);
    if (remark && line && isSeen(line) && areOver(remark, line)) tell('covered by a remark', line);
    if (!line || !isSeen(line)) return;
    if (isTall) scrollTo(line);
    const place = line.getBoundingClientRect();
    range.selectNodeContents(line);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Of a line that would push the board away four rows are shown; the rest is in the log.
      if (top >= place.bottom - 2) continue;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit?.closest('.ticker')) return tell(`covered by ${hit ? nameOf(hit) : 'the edge'}`, line);
    }
    if (isTall) scrollToPage(0);
  }

  /** Words stand above everything else: neither a hint, a badge nor a neighbour lies over them, also such as let clicks through. */
  function tellCovered() {
    const solid = new CSSStyleSheet();
    solid.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(solid);
    for (const { node, element } of textsBut('.ticker')) {
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1 || bottom - top < 1) continue;
        const y = (top + bottom) / 2;
        // Of words also the ends; figures are drawn in badges, whose boxes are larger than what is drawn.
        const ends = smallestText > 0 && !(element instanceof SVGElement) ? [left + 2, right - 2] : [];
        const hit = [(left + right) / 2, ...ends]
          .filter((x) => isWithinView(element, x, y))
          .map((x) => drawnAt(x, y))
          .find((one) => one && !one.contains(element) && !element.contains(one));
        if (!hit) continue;
        // The tip of a thing that is no choice is there because the pointer rests on it.
        const rests = hit.closest('.tip') && !hit.closest('.tip-anchor')?.querySelector(':scope > .option');
        if (rests && !element.closest('.sb-moment, .dq-moment')) continue;
        // Its explanation may lie over the hand while something is picked, and a moment that all stop for over the board.
        if (hit.closest('.foot-body') && document.querySelector('.choice-picked')) continue;
        if (hit.closest('.sb-moment, .dq-moment') && !element.closest('.sb-moment, .dq-moment')) continue;
        // What to do with a card that is held up takes the place of the numbers; a player to aim at is seen through the aim;
        // a drawn monster lies on its deck.
        if (hit.closest('.sb-hint[data-held="true"]') && element.closest('.sb-info')) continue;
        if (hit.closest('.sb-target') || element.closest('.wd-deck-stack')) continue;
        tell(`covered by ${nameOf(hit)}`, element);
        break;
      }
    }
    tellCoveredSigns();
    document.adoptedStyleSheets.pop();
  }
  /** What is drawn there, but for the button that lies unseen over what it chooses, and the small marks of where a card comes from, which take clicks beside them. */
  function drawnAt(x, y) {
    return document.elementsFromPoint(x, y).find((one) => {
      if (one.matches('.option-press')) return false;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return !one.matches('.origin-mark') || (x >= left && x <= right && y >= top && y <= bottom);
    });
  }
  /** Whose turn it is, what somebody is and the small map are seen whole or not at all. */
  function tellCoveredSigns() {
    for (const sign of root.querySelectorAll('.panel-waited, .sb-mark, .dr-mark, .dq-mini')) {
      if (!isSeen(sign)) continue;
      const { left, top, width, height } = sign.getBoundingClientRect();
      const shares = [0.2, 0.5, 0.8];
      const over = shares
        .flatMap((across) => shares.map((down) => [left + across * width, top + down * height]))
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((one) => one && !one.contains(sign) && !sign.contains(one));
      if (over && !over.closest('.sb-moment, .dq-moment, .dq-dusk, .tip'))
        tell(`covered by ${nameOf(over)}`, sign);
    }
  }
  function isWithinView(element, x, y) {
    for (let outer = element; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = outer.getBoundingClientRect();
      // On its edge the neighbour is drawn.
      if (x < left + 1 || x > right - 1 || y < top + 1 || y > bottom - 1) return false;
    }
    return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
  }
  /** Names of cards are broken between syllables, with a hyphen, and not wherever the card ends. */
  function tellBadBreak(node, element) {
    const { data } = node;
    let line;
    for (let at = 0; at < data.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const rect = [...range.getClientRects()].at(-1);
      if (!rect || rect.width === 0 || /\s/.test(data[at])) continue;
      const before = data[at - 1] ?? ' ';
      if (
        line !== undefined &&
        rect.top > line + rect.height / 2 &&
        !/[\s\u00ad\u200b\u2013\u2014-]/.test(before)
      )
        return tell('broken inside a syllable', element);
      line = rect.top;
    }
  }
  /** A name goes to the next line between words; a word is broken only where it is longer than any usual one. */
  function tellBrokenName(node, element, longest) {
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (word.length <= longest && range.getClientRects().length > 1) tell('broken inside a word', element);
    }
  }
  function hiddenOnPurpose(element) {
    for (let outer = element; outer && outer !== root; outer = outer.parentElement) {
      const { clipPath, overflow } = getComputedStyle(outer);
      if (clipPath.startsWith('inset(50%') || (overflow === 'hidden' && outer.clientWidth <= 1)) return true;
    }
    return false;
  }
  function clipped(element, area, fontSize) {
    // The line of a letter is higher than the letter.
    const slack = Math.max(2, fontSize * 0.4);
    let scrolls = false;
    for (let outer = element; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (outer === document.documentElement || outer === document.body) break;
      const box = outer.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY)) scrolls = true;
      if (scrolls) break;
      if (/hidden|clip/.test(overflowX) && (area.left < box.left - 2 || area.right > box.right + 2))
        return tell('cut at the side', element);
      if (/hidden|clip/.test(overflowY) && (area.top < box.top - slack || area.bottom > box.bottom + slack))
        return tell('cut above or below', element);
    }
    if (area.left < -1 || area.right > innerWidth + 1) tell('beyond the side of the screen', element);
    const tall = document.documentElement.scrollHeight > innerHeight + 1;
    if (!scrolls && !tall && (area.top < -slack || area.bottom > innerHeight + slack))
      tell('beyond the edge of the screen', element);
  }
  /** How large a letter is drawn: what is scaled is smaller than its style says. */
  function sizeOf(element, style) {
    const size = Number.parseFloat(style.fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    }
    const wide = element.closest('*');
    const scale = wide.offsetWidth > 0 ? wide.getBoundingClientRect().width / wide.offsetWidth : 1;
    const turned = wide.offsetWidth > 0 && getComputedStyle(wide).rotate !== 'none';
    return turned ? size : size * scale;
  }

  // ---- the page itself
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page scrolls ${scrollWidth - clientWidth} px sideways`);
  if (board && board.scrollWidth > board.clientWidth + 1)
    found.push(`the board scrolls ${board.scrollWidth - board.clientWidth} px sideways`);
  if (smallestText > 0 && board && !dialog && !isTall && board.scrollHeight > board.clientHeight + 1)
    found.push(`the board scrolls ${board.scrollHeight - board.clientHeight} px`);
  document.activeElement?.blur?.();
  return { found, targets: targets.length };
};

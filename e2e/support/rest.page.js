/*
 * Runs in the page: says what still moves, loads or is waited for, and nothing once the page is at rest. The text of this file is
 * evaluated, so it holds one function and nothing else.
 */
async ({ heldBots }) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  await frame();
  const everything = [...document.querySelectorAll('*')];

  // A picture behind letters is fetched when it is first drawn, and a check of contrast reads its pixels.
  const urls = new Set();
  const collect = (style) => {
    for (const [, url] of style.backgroundImage.matchAll(/url\("([^"#]+)"\)/g)) urls.add(url);
  };
  /** All letters in each font, so that faces are loaded which hold only some letters, such as figures. */
  const letters = new Map();
  for (const element of everything) {
    for (const part of [undefined, '::before', '::after']) collect(getComputedStyle(element, part));
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (words.length === 0 || !element.checkVisibility()) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    letters.set(font, (letters.get(font) ?? '') + words.map(({ data }) => data).join(''));
  }
  const pictures = [...urls].map((url) => Object.assign(new Image(), { src: url }).decode());
  const images = [...document.images]
    .filter((image) => image.checkVisibility())
    .map((image) => image.decode());
  await Promise.allSettled([...pictures, ...images]);
  // A serif of another system (`look/css/fonts.css`) is not here, which is no fault.
  await Promise.allSettled([...letters].map(([font, text]) => document.fonts.load(font, text)));
  await document.fonts.ready;

  const moving = [];
  for (const animation of document.getAnimations()) {
    if (animation.playState !== 'running') continue;
    // What goes on for ever is stopped at its beginning: otherwise each look would see another moment of it.
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.pause();
      animation.currentTime = 0;
    } else moving.push(animation);
  }
  await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));

  const stirs = moving.map(({ animationName, transitionProperty }) => animationName ?? transitionProperty);
  for (const { family, status } of document.fonts)
    if (status === 'loading' || (status === 'error' && !/ by /.test(family)))
      stirs.push(`the font ${family} (${status})`);
  // Nobody plays on in a replay, a dilemma, or a lesson whose script is over.
  if (!heldBots && !document.querySelector('.coach, .replay'))
    for (const panel of document.querySelectorAll('.panel-awaited[data-kind="bot"]'))
      stirs.push(`the bot at seat ${panel.dataset.seat}`);

  // What measures itself and then changes needs some frames until its size is the last one.
  const layout = () =>
    everything
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
      })
      .join();
  const before = [layout(), document.body.outerHTML];
  await frame();
  const after = [layout(), document.body.outerHTML];
  if (before[0] !== after[0]) stirs.push('the places of things');
  if (before[1] !== after[1]) stirs.push('the contents of the page');
  return stirs;
};

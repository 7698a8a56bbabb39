/*
 * Runs in the page: the contrast of texts with the very pixels behind them. `shot` is a picture of the page without its
 * letters, as Base64; `selectors` name the texts. The text of this file is evaluated, so it holds one function.
 */
async ({ shot, selectors, scale }) => {
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) =>
    0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (text) => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = text;
    probe.fillRect(0, 0, 1, 1);
    return probe.getImageData(0, 0, 1, 1).data;
  };
  const onTop = (element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit === null ? false : hit.contains(element) || element.contains(hit);
  };
  // A line that is cut off by the edge of what scrolls has pixels of something else behind its lower half.
  const isCut = (element, top, bottom) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      if (top < edge.top - 0.5 || bottom > edge.bottom + 0.5) return true;
    }
    return false;
  };
  const found = [];
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const [r, g, b, a] = colourOf(drawn ? style.fill : style.webkitTextFillColor);
    // Letters that are a window to a gradient, and what lies under something else.
    if (a === 0 || !onTop(element)) continue;
    const worst = [];
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (isCut(element, box.top + box.height * 0.15, box.bottom - box.height * 0.15)) continue;
        const left = Math.max(0, Math.round(box.left * scale));
        const top = Math.max(0, Math.round((box.top + box.height * 0.15) * scale));
        const width = Math.min(canvas.width - left, Math.round(box.width * scale));
        const height = Math.min(canvas.height - top, Math.round(box.height * 0.7 * scale));
        if (width < 1 || height < 1) continue;
        const { data } = context.getImageData(left, top, width, height);
        for (let at = 0; at < data.length; at += 4) {
          const behind = [data[at], data[at + 1], data[at + 2]];
          const opaque = a / 255;
          const ink = [r, g, b].map((value, part) => value * opaque + behind[part] * (1 - opaque));
          worst.push(ratio(luminance(ink), luminance(behind)));
        }
      }
    }
    if (worst.length === 0) continue;
    worst.sort((one, other) => one - other);
    // One pixel in twenty may be the edge of a picture.
    const contrast = worst[Math.floor(worst.length / 20)];
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (contrast < (large ? 3 : 4.5))
      found.push(`contrast ${contrast.toFixed(2)}: ${selector} "${element.textContent.trim().slice(0, 30)}"`);
  }
  return found;
};

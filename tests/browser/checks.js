/**
 * What axe-core does not look at: the language a page is in, ids and headings, drawings, and the contrast of texts
 * over gradients, in drawings and on screens that are read from afar. Gives a list of what is wrong.
 * @param {{lang: string, contrast: number, large: number}} want
 */
(want) => {
  const wrong = [];
  const tell = (rule, element, detail = "") => {
    const mark = element instanceof Element ? element.outerHTML.replace(/\s+/g, " ").slice(0, 140) : "";
    wrong.push(`${rule}${detail ? ` (${detail})` : ""}: ${mark}`);
  };
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  function shown(element) {
    if (element.closest("[hidden], template, dialog:not([open])")) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  // ---- the page ---------------------------------------------------------------------------------------

  if (document.documentElement.lang !== want.lang) tell("wrong html lang", document.documentElement, document.documentElement.lang);
  const ids = new Map();
  for (const part of all("[id]")) ids.set(part.id, [...(ids.get(part.id) || []), part]);
  for (const [id, parts] of ids) if (parts.length > 1) tell("id twice", parts[1], id);
  const firsts = all("h1").filter(shown);
  if (firsts.length !== 1) tell("not one h1", firsts[1] || document.body, `${firsts.length}`);
  for (const label of all("label[for]")) if (!document.getElementById(label.htmlFor)) tell("label for nothing", label);
  for (const table of all("table").filter(shown)) if (!table.querySelector("th")) tell("table without headers", table);
  for (const group of all("fieldset").filter(shown)) {
    if (!group.querySelector("legend") && !group.getAttribute("aria-label") && !group.getAttribute("aria-labelledby")) tell("fieldset without legend", group);
  }
  for (const drawing of all("svg").filter(shown)) {
    if (drawing.closest("[aria-hidden=true], [role=img]:not(svg)") || drawing.getAttribute("role") === "img") continue;
    const named = drawing.getAttribute("aria-label") || drawing.getAttribute("aria-labelledby");
    if (!named && !drawing.querySelector("text, a, title")) tell("drawing neither named nor hidden", drawing);
  }

  // ---- contrast ---------------------------------------------------------------------------------------

  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  function rgba(colour) {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  }
  const over = ([r, g, b, a], under) => [r * a + under[0] * (1 - a), g * a + under[1] * (1 - a), b * a + under[2] * (1 - a), 1];
  function light([r, g, b]) {
    const [x, y, z] = [r, g, b].map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  }
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };

  /** What may be behind an element: colours of its ancestors one over the other, each end of a gradient by
   * itself; nothing where a picture is behind. */
  function grounds(element) {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.backgroundImage.includes("url(")) return [];
      const ends = style.backgroundImage.match(/rgba?\([^)]*\)|color\([^)]*\)/g);
      if (ends) layers.push(ends.map(rgba));
      const colour = rgba(style.backgroundColor);
      if (colour[3] > 0) layers.push([colour]);
      if (colour[3] === 1 || ends?.every((end) => rgba(end)[3] === 1)) break;
    }
    return layers.reverse().reduce(
      (under, colours) => under.flatMap((below) => colours.map((colour) => over(colour, below))), [[255, 255, 255, 1]]);
  }

  /** Behind a text of a drawing: the shapes painted before it that hold its middle. */
  function drawn(text) {
    const svg = text.ownerSVGElement, box = text.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    let found = grounds(svg.parentElement);
    for (const shape of all("rect, circle, ellipse, path, polygon", svg)) {
      if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) || !shown(shape)) continue;
      const point = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse());
      const fill = getComputedStyle(shape).fill;
      if (fill !== "none" && shape.isPointInFill(point)) found = found.map((below) => over(rgba(fill), below));
    }
    return found;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const judged = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || judged.has(element) || !shown(element)) continue;
    judged.add(element);
    if (element.closest("script, style, option, :disabled, [aria-disabled=true], .sr, .skip")) continue;
    const drawing = element instanceof SVGElement;
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
    const ink = rgba(drawing ? style.fill : style.color);
    const size = parseFloat(style.fontSize) * (drawing ? Math.abs(element.getScreenCTM().a) : 1);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const least = large ? want.large : want.contrast;
    const found = Math.min(...(drawing ? drawn(element) : grounds(element))
      .map((behind) => ratio(over([ink[0], ink[1], ink[2], ink[3] * opacity], behind), behind)));
    if (found < least - 0.01) tell("contrast", element, `${found.toFixed(2)} < ${least}`);
  }
  return wrong;
}

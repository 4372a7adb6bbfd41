/**
 * What a page must hold for people who use a keyboard, a screen reader, a phone or weak eyes: the rules of axe
 * that matter here, and two of our own (touch targets, no sideways scrolling). Gives a list of what is wrong.
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

  // ---- names ------------------------------------------------------------------------------------------

  function words(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    if (node.matches("input, select, textarea")) return "";
    const label = node.getAttribute("aria-label");
    if (label) return label;
    if (node.matches("img, area")) return node.getAttribute("alt") || "";
    return [...node.childNodes].map(words).join(" ");
  }

  function name(element) {
    const by = element.getAttribute("aria-labelledby");
    if (by) return by.split(/\s+/).map((id) => words(document.getElementById(id) || new Text(""))).join(" ").trim();
    if (element.getAttribute("aria-label")) return element.getAttribute("aria-label").trim();
    const labels = [...(element.labels || [])].map(words).join(" ").trim();
    if (labels) return labels;
    if (element.matches("input[type=submit], input[type=button], input[type=reset]")) return element.value.trim();
    if (element.matches("input, select, textarea")) return (element.title || "").trim();
    return words(element).trim() || (element.title || "").trim();
  }

  const controls = all("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]")
    .filter(shown);
  for (const control of controls) {
    if (control.tabIndex < 0 && control.closest("[aria-hidden=true]")) continue;
    if (control.matches("[tabindex]:not(a, button, input, select, textarea, summary, [role])")) continue;
    if (!name(control)) tell("no name", control);
  }
  for (const control of all("[tabindex]")) if (control.tabIndex > 0) tell("tabindex above 0", control);
  for (const label of all("label[for]")) if (!document.getElementById(label.htmlFor)) tell("label for nothing", label);
  for (const part of all("[aria-labelledby], [aria-describedby], [aria-controls]")) {
    if (part.closest("dialog:not([open])")) continue;
    for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls"]) {
      for (const id of (part.getAttribute(attribute) || "").split(/\s+/).filter(Boolean)) {
        if (!document.getElementById(id)) tell(`${attribute} points nowhere`, part, id);
      }
    }
  }
  for (const image of all("img")) if (!image.hasAttribute("alt")) tell("image without alt", image);
  for (const drawing of all("svg").filter(shown)) {
    if (drawing.closest("[aria-hidden=true], [role=img]:not(svg)")) continue;
    const named = drawing.getAttribute("aria-label") || drawing.getAttribute("aria-labelledby") || drawing.querySelector(":scope > title");
    if (drawing.getAttribute("role") === "img" && !named) tell("drawing without a name", drawing);
    if (drawing.getAttribute("role") !== "img" && !drawing.querySelector("text, a, title") && !named) tell("drawing neither named nor hidden", drawing);
  }
  for (const hidden of all("[aria-hidden=true]")) {
    const inside = all("a[href], button, input, select, textarea, [tabindex='0']", hidden).filter((one) => shown(one) && one.tabIndex >= 0);
    if (inside.length) tell("focus inside aria-hidden", inside[0]);
  }

  // ---- the page ---------------------------------------------------------------------------------------

  if (document.documentElement.lang !== want.lang) tell("wrong html lang", document.documentElement, document.documentElement.lang);
  if (!document.title.trim()) tell("no title", document.head);
  const zoom = document.querySelector("meta[name=viewport]")?.content || "";
  if (!zoom || /user-scalable\s*=\s*no|maximum-scale/.test(zoom)) tell("zoom forbidden", document.querySelector("meta[name=viewport]") || document.head);
  const ids = new Map();
  for (const part of all("[id]")) ids.set(part.id, [...(ids.get(part.id) || []), part]);
  for (const [id, parts] of ids) if (parts.length > 1) tell("id twice", parts[1], id);
  if (all("main").filter(shown).length !== 1) tell("not one main", document.body);
  const headings = all("h1, h2, h3, h4, h5, h6").filter(shown);
  const firsts = headings.filter((one) => one.tagName === "H1");
  if (firsts.length !== 1) tell("not one h1", firsts[1] || document.body, `${firsts.length}`);
  let before = 0;
  for (const heading of headings) {
    const level = Number(heading.tagName[1]);
    if (before && level > before + 1) tell("heading skips a level", heading, `h${before} to h${level}`);
    if (!words(heading).trim()) tell("empty heading", heading);
    before = level;
  }
  for (const part of document.body.children) {
    const landmark = part.matches("main, header, nav, footer, aside, section[aria-label], dialog, script, .skip, [role=status], [role=alert], [role=region], [aria-live], [hidden]");
    if (!landmark && shown(part) && part.textContent.trim()) tell("outside every landmark", part);
  }
  for (const item of all("li")) if (!item.parentElement.matches("ul, ol, menu")) tell("li outside a list", item);
  for (const list of all("ul, ol")) for (const child of list.children) if (!child.matches("li, script, template")) tell("no li in a list", child);
  for (const table of all("table").filter(shown)) if (!table.querySelector("th")) tell("table without headers", table);
  for (const group of all("fieldset").filter(shown)) if (!group.querySelector("legend") && !group.getAttribute("aria-label") && !group.getAttribute("aria-labelledby")) tell("fieldset without legend", group);

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

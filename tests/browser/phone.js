/** What a page must hold on a phone: nothing to scroll sideways, nothing too small for a finger. */
() => {
  const wrong = [];
  const least = 44;
  const tell = (rule, element, detail) => wrong.push(`${rule} (${detail}): ${element.outerHTML.replace(/\s+/g, " ").slice(0, 140)}`);
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1) {
    const wide = [...document.body.querySelectorAll("*")]
      .filter((one) => one.getBoundingClientRect().right > width + 1 && !one.closest(".scroll, .sr, .skip, [data-scroll]"));
    tell("scrolls sideways", wide[0] || document.body, `${document.documentElement.scrollWidth} > ${width}`);
  }
  for (const control of document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary")) {
    if (control.closest("[hidden], dialog:not([open]), .skip, .sr")) continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const tick = control.matches("input[type=checkbox], input[type=radio]") ? control.closest("label") : null;
    const box = (tick || control).getBoundingClientRect();
    if (!box.width && !box.height) continue;
    const style = getComputedStyle(control);
    const besides = [...control.parentElement.childNodes].some((one) => one !== control && one.textContent.trim());
    if (control.matches("a") && (style.display === "inline" && besides || control.matches(".clause"))) continue;  // a link in a sentence
    if (control.ownerSVGElement) continue;
    if (box.height < least - 0.6 || box.width < least - 0.6) tell("too small to touch", control, `${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return wrong;
}

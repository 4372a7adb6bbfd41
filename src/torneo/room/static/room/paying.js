/**
 * Signatures drawn with a finger, a pen or the mouse: the strokes go with the payment, as the path of a picture.
 * Without scripts, the name that was typed is the signature.
 */
const WIDE = 400;
const HIGH = 120;
/** As much as the event keeps of one signature, less a last point. */
const MOST = 7_900;

let pad = null;
let at = null;

function point(event) {
  const box = pad.querySelector("svg").getBoundingClientRect();
  const within = (part, most) => Math.max(0, Math.min(most, Math.round(part * most)));
  return [within((event.clientX - box.left) / box.width, WIDE), within((event.clientY - box.top) / box.height, HIGH)];
}

function write(path) {
  const input = pad.querySelector("[name=ink]");
  if (path.length > MOST) return;
  input.value = path;
  pad.querySelector("path").setAttribute("d", path);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

const drawn = () => pad.querySelector("[name=ink]").value;

document.addEventListener("pointerdown", (event) => {
  const surface = event.target.closest?.("[data-pad] svg");
  if (!surface) return;
  event.preventDefault();
  pad = surface.closest("[data-pad]");
  surface.setPointerCapture(event.pointerId);
  at = point(event);
  write(`${drawn()}M${at}L${at}`);
});

document.addEventListener("pointermove", (event) => {
  if (!at) return;
  const next = point(event);
  if (Math.hypot(next[0] - at[0], next[1] - at[1]) < 2) return;
  at = next;
  write(`${drawn()}L${at}`);
});

for (const over of ["pointerup", "pointercancel"]) {
  document.addEventListener(over, () => {
    at = null;
  });
}

document.addEventListener("click", (event) => {
  const again = event.target.closest?.("[data-again]");
  if (!again) return;
  pad = again.closest("[data-pad]");
  write("");
});

// ---- the page of the cash desk follows what was paid; the console has its own way

document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.xhr?.getResponseHeader("X-Torneo-Status") !== "200") return;
  if (!document.querySelector("#work[data-own]")) return;
  window.htmx.ajax("GET", location.pathname, { target: "#work", select: "#work", swap: "outerHTML" });
});

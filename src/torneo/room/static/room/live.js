/**
 * Live parts of a page: every element with data-live="topic" is replaced when the event has moved on. When the
 * connection drops the page says so, goes on counting and re-joins by itself.
 */
import { watch } from "./line.js";
import { setPace } from "./time.js";

const page = document.body;
const stream = page.dataset.stream;

function topics() {
  const found = new Set(["pace"]);
  for (const part of document.querySelectorAll("[data-live]")) found.add(part.dataset.live);
  return [...found];
}

/** What each part shows, as it came: the same again changes nothing. */
const shown = new WeakMap();
const FOCUSABLE = "a[href], button, summary";

function show(topic, html) {
  for (const part of document.querySelectorAll(`[data-live="${topic}"]`)) {
    if (shown.get(part) === html) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    if (focused?.matches("input, textarea, select") || part.matches(":active")) {
      part.dataset.waiting = html; // never take away what somebody is typing in or pressing
      continue;
    }
    const place = focused ? [...part.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1;
    part.innerHTML = html;
    shown.set(part, html);
    window.htmx?.process(part);
    if (place >= 0) part.querySelectorAll(FOCUSABLE)[place]?.focus({ preventScroll: true });
    part.dispatchEvent(new CustomEvent("live:shown", { bubbles: true, detail: { topic } }));
  }
}

function catchUp() {
  for (const part of document.querySelectorAll("[data-waiting]")) {
    const html = part.dataset.waiting;
    delete part.dataset.waiting;
    setTimeout(() => show(part.dataset.live, html), 0);
  }
}
for (const over of ["focusout", "pointerup", "pointercancel"]) document.addEventListener(over, catchUp);

// ---- the connection

if (stream) {
  watch(stream, topics, (topic, data) => {
    if (topic === "pace") setPace(JSON.parse(data));
    else show(topic, data);
  });
}

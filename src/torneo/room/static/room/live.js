/**
 * Live parts of a page: every element with data-live="topic" is replaced when the event has moved on.
 * One EventSource a page; when the connection drops the page says so, goes on counting and re-joins by itself.
 */
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

// ---- the connection: the server says something every few seconds, so silence means that it is lost

const SILENCE = 13000;
const root = document.documentElement;
/** @type {EventSource | null} */
let source = null;
let heard = 0;

function hear() {
  heard = performance.now();
  root.classList.remove("offline");
}

function join() {
  source?.close();
  heard = performance.now();
  const watched = topics();
  source = new EventSource(`/live/${stream}?topics=${watched.join(",")}&lang=${root.lang}`);
  source.onopen = hear;
  source.onerror = () => root.classList.add("offline");
  source.addEventListener("beat", hear);
  source.addEventListener("pace", (event) => {
    hear();
    setPace(JSON.parse(event.data));
  });
  for (const topic of watched) {
    if (topic === "pace") continue;
    source.addEventListener(topic, (event) => {
      hear();
      show(topic, event.data);
    });
  }
}

if (stream) {
  join();
  setInterval(() => {
    if (performance.now() - heard < SILENCE) return;
    root.classList.add("offline");
    join();
  }, 1000);
  // The machine has lost or found a network. The room may be this machine: asking it is the way to know.
  window.addEventListener("offline", join);
  window.addEventListener("online", join);
  window.addEventListener("pagehide", () => source?.close());
  window.addEventListener("pageshow", (event) => event.persisted && join());
}

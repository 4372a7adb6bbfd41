/**
 * The event's own time, as points: an element with data-ends="milliseconds" counts down to it while
 * data-running is "true", and stands still at data-left otherwise. data-since counts up from a moment;
 * data-hour, the milliseconds the venue is ahead of UTC, shows the time of day there; what has data-until goes
 * when that moment comes. Counts on without a connection.
 */
let pace = { now: Number(document.body.dataset.now || Date.now()), speed: Number(document.body.dataset.speed || 1) };
let read = performance.now();

/** @param {{now: number, speed: number}} next */
export function setPace(next) {
  pace = next;
  read = performance.now();
  tick();
}

/** Milliseconds since 1970 as the event counts them. */
export function eventNow() {
  return pace.now + (performance.now() - read) * pace.speed;
}

/** @param {number} ms */
export function clockText(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const h = Math.floor(seconds / 3600), m = Math.floor(seconds / 60) % 60, s = seconds % 60;
  const two = (n) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}

export function tick() {
  for (const part of document.querySelectorAll("[data-ends]")) {
    const left = part.dataset.running === "true" ? Number(part.dataset.ends) - eventNow() : Number(part.dataset.left);
    const text = clockText(left);
    if (part.textContent !== text) part.textContent = text;
    part.classList.toggle("soon", left < 60000 && left > 0);
    part.classList.toggle("over", left <= 0);
    part.dispatchEvent(new CustomEvent("clock:tick", { bubbles: true, detail: { left } }));
  }
  for (const part of document.querySelectorAll("[data-since]")) {
    part.textContent = clockText(eventNow() - Number(part.dataset.since));
  }
  for (const part of document.querySelectorAll("[data-hour]")) {
    const text = new Date(eventNow() + Number(part.dataset.hour)).toISOString().slice(11, 16);
    if (part.textContent !== text) part.textContent = text;
  }
  for (const part of document.querySelectorAll("[data-until]")) {
    if (Number(part.dataset.until) <= eventNow()) part.remove();
  }
}

setInterval(tick, 200);
document.addEventListener("live:shown", tick);
tick();

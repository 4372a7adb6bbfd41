/**
 * The floor's phone: says with sound and vibration that somebody calls, if the owner of the phone wants it, and
 * marks what has waited too long.
 */
import { eventNow } from "./time.js";

const KEY = "torneo-floor-alerts";
const button = document.querySelector("[data-alerts]");
const news = document.querySelector("[data-news]");
const title = document.title;
/** @type {AudioContext | null} */
let sound = null;
let known = new Set(waiting());

function waiting() {
  return [...document.querySelectorAll("[data-alert]")].map((part) => part.dataset.alert);
}

// ---- sound and vibration, only after somebody has asked for them

const wanted = () => localStorage.getItem(KEY) === "on";

function beep() {
  if (!sound) return;
  for (const [at, tone] of [[0, 880], [0.18, 1175], [0.36, 880]]) {
    const wave = sound.createOscillator();
    const volume = sound.createGain();
    wave.frequency.value = tone;
    volume.gain.setValueAtTime(0.25, sound.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.15);
    wave.connect(volume).connect(sound.destination);
    wave.start(sound.currentTime + at);
    wave.stop(sound.currentTime + at + 0.16);
  }
}

function alarm() {
  if (!wanted()) return;
  navigator.vibrate?.([200, 100, 200]);
  beep();
}

/** A browser lets a page sound only once somebody has touched it. */
function ready() {
  if (!wanted() || !window.AudioContext) return;
  sound ??= new AudioContext();
  if (sound.state === "suspended") sound.resume().catch(() => {});
}

function show() {
  const on = wanted();
  button.setAttribute("aria-pressed", String(on));
  button.querySelector("[data-word]").textContent = on ? button.dataset.on : button.dataset.off;
}

button.addEventListener("click", () => {
  localStorage.setItem(KEY, wanted() ? "off" : "on");
  show();
  ready();
  alarm();
});
document.addEventListener("pointerdown", ready);

// ---- what is new, and what waits too long

function counted() {
  const now = waiting();
  document.title = now.length ? `(${now.length}) ${title}` : title;
  const fresh = now.filter((one) => !known.has(one));
  known = new Set(now);
  if (!fresh.length) return;
  for (const one of fresh) document.querySelector(`[data-alert="${one}"]`)?.classList.add("flash");
  news.textContent = `${news.dataset.text}: ${document.querySelector(`[data-alert="${fresh[0]}"] h3`)?.textContent ?? ""}`;
  alarm();
}

function late() {
  for (const part of document.querySelectorAll("[data-late]")) {
    part.classList.toggle("late", eventNow() - Number(part.dataset.since) > 1000 * Number(part.dataset.late));
  }
}

document.addEventListener("live:shown", (event) => {
  if (event.detail.topic !== "floor") return;
  counted();
  late();
});
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.target instanceof Element && event.target.id === "outside") counted();
});
setInterval(late, 1000);
show();
counted();
late();

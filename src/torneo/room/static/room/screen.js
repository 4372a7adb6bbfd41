/**
 * The clock on the wall: sounds and words at the turns of the clock, how much of the level has gone, the plan
 * when the connection is lost, full screen, and controls that step back when nobody touches them.
 */
import { clockText, eventNow } from "./time.js";

const root = document.documentElement;
const controls = document.querySelector(".controls");
const holder = document.querySelector(".walls");
const soundButton = document.querySelector("[data-sound]");
const lang = root.lang === "en" ? "en-GB" : "es-ES";
/** @type {AudioContext | null} */
let audio = null;
let sounding = false;

const walls = () => [...document.querySelectorAll(".wall")];
const chosen = () => walls().find((wall) => wall.dataset.session === holder.dataset.session) ?? walls()[0];

function pick() {
  const one = chosen();
  for (const wall of walls()) {
    wall.hidden = wall !== one;
    wall.toggleAttribute("data-picked", wall === one);
  }
}

/** Notes one after another: [frequency, seconds, seconds of silence after]. */
function play(notes) {
  if (!audio || !sounding) return;
  let at = audio.currentTime + 0.05;
  for (const [frequency, lasts, rest] of notes) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = frequency;
    tone.type = "sine";
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.5, at + 0.02);
    gain.gain.setValueAtTime(0.5, at + lasts - 0.05);
    gain.gain.linearRampToValueAtTime(0, at + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + lasts);
    at += lasts + rest;
  }
}
const CHIME = [[523, 0.25, 0.05], [659, 0.25, 0.05], [784, 0.6, 0]];
const WARNING = [[880, 0.15, 0.1], [880, 0.15, 0]];
const REST = [[784, 0.3, 0.05], [523, 0.6, 0]];

function speak(text) {
  root.dataset.said = text;
  if (!sounding || !text || !("speechSynthesis" in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.rate = 0.95;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.slice(0, 2) === lang.slice(0, 2));
  if (voice) words.voice = voice;
  speechSynthesis.cancel();
  setTimeout(() => speechSynthesis.speak(words), 1300); // after the chime
}

soundButton.addEventListener("click", () => {
  sounding = !sounding;
  audio ??= new AudioContext();
  audio.resume();
  soundButton.setAttribute("aria-pressed", String(sounding));
  if (sounding) {
    play([[659, 0.2, 0]]);
    speak(controls.dataset.test);
  } else {
    window.speechSynthesis?.cancel();
  }
});

let wakeLock = null;
async function stayAwake() {
  try {
    wakeLock = await navigator.wakeLock?.request("screen");
  } catch { /* an old television: its own settings decide */ }
}
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && stayAwake());
stayAwake();

const full = () => (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen?.());
document.querySelector("[data-full]").addEventListener("click", full);
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select, button, a") || event.ctrlKey || event.metaKey) return;
  if (event.key === "f") full();
  if (event.key === "s") soundButton.click();
});

let idle = 0;
function awake() {
  root.classList.remove("idle");
  clearTimeout(idle);
  idle = setTimeout(() => root.classList.add("idle"), 4000);
}
for (const name of ["pointermove", "pointerdown", "keydown", "focusin"]) document.addEventListener(name, awake);
awake();

/** What was on show before, to hear the turns: level, mode and whether the last minute was called. */
let before = null;
let warned = "";

function turn() {
  const wall = chosen();
  if (!wall) return;
  const now = `${wall.dataset.mode}:${wall.dataset.level ?? ""}`;
  if (before !== null && now !== before) {
    const was = before.split(":")[0];
    if (wall.dataset.mode === "level" && was !== "paused") {
      play(CHIME);
      speak(wall.dataset.spoken);
    } else if (wall.dataset.mode === "break" || wall.dataset.mode === "paused") {
      play(REST);
      speak(wall.dataset.spoken);
    } else if (wall.dataset.mode === "waiting" || wall.dataset.mode === "ended") {
      play(CHIME);
    }
  }
  before = now;
}

/** Without a connection, what was planned goes on; it says that it is only the plan. */
function asPlanned(wall, count) {
  const plan = JSON.parse(wall.dataset.plan || "[]");
  const step = plan.find((one) => one.ends > eventNow());
  if (!step) return;
  wall.dataset.mode = step.mode;
  count.dataset.ends = String(step.ends);
  wall.querySelector(".gone").dataset.lasts = String(step.lasts);
  if (step.mode === "level") {
    wall.dataset.level = String(step.level);
    const level = wall.querySelector(".level");
    if (level) level.textContent = level.textContent.replace(/\d+/, String(step.level));
    const blinds = wall.querySelector("[data-part='blinds']");
    if (blinds) blinds.textContent = step.blinds;
    const ante = wall.querySelector("[data-part='ante']");
    if (ante) ante.textContent = step.ante;
  }
  for (const part of wall.querySelectorAll(".coming, .state")) part.hidden = true;
  if (!wall.querySelector(".planned")) {
    const note = document.createElement("li");
    note.className = "planned stop";
    note.textContent = controls.dataset.plan;
    wall.querySelector(".ribbon")?.prepend(note);
  }
}

document.addEventListener("clock:tick", (event) => {
  const count = event.target;
  const wall = count.closest(".wall");
  if (!count.matches("[data-main]") || wall !== chosen()) return;
  const { left } = event.detail;
  count.classList.toggle("long", left > 3599000);
  const gone = wall.querySelector(".gone");
  const lasts = Number(gone?.dataset.lasts);
  if (lasts) gone.firstElementChild.style.transform = `scaleX(${Math.min(1, Math.max(0, 1 - left / lasts))})`;
  const running = count.dataset.running === "true";
  const key = `${wall.dataset.mode}:${wall.dataset.level}`;
  if (running && left <= 60000 && left > 50000 && warned !== key) {
    warned = key;
    play(WARNING);
    if (wall.dataset.mode === "break" || wall.dataset.mode === "before") speak(controls.dataset.back);
    else speak(controls.dataset.minute);
  }
  if (running && left <= 0 && root.classList.contains("offline")) asPlanned(wall, count);
  document.title = `${clockText(left)} · ${document.querySelector("h1").textContent}`;
});

document.addEventListener("live:shown", () => {
  pick();
  turn();
});
pick();
turn();

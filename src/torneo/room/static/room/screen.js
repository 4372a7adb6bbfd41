/**
 * The clock on the wall: sounds and words at the turns of the clock, how much of the level has gone, the plan
 * when the connection is lost, full screen, and controls that step back when nobody touches them.
 */
import "./paging.js";
import { chosen as choices, wire } from "./screen_choices.js";
import "./screen_dress.js";
import { CHIME, NOTE, REST, WARNING, play, say, speak, toggle, tryOut, voiceless } from "./screen_sound.js";
import { clockText, eventNow } from "./time.js";

const root = document.documentElement;
const controls = document.querySelector(".controls");
const holder = document.querySelector(".walls");

const walls = () => [...document.querySelectorAll(".wall")];
const chosen = () => walls().find((wall) => wall.dataset.session === holder.dataset.session) ?? walls()[0];

function pick() {
  const one = chosen();
  for (const wall of walls()) {
    wall.hidden = wall !== one;
    wall.toggleAttribute("data-picked", wall === one);
  }
}

// ---- this screen's settings

const dialog = document.querySelector(".screen-set");
const noVoice = dialog.querySelector("[data-no-voice]");
const open = wire(dialog, () => {
  const names = voiceless().map((lang) => dialog.querySelector(`option[value=${lang}]`).textContent);
  noVoice.hidden = !choices().voice || !names.length;
  noVoice.textContent = `▲ ${noVoice.dataset.noVoice.replace("%langs", names.join(", "))}`;
});
controls.querySelector("[data-set]").addEventListener("click", open);
dialog.querySelector("[data-try]").addEventListener("click", tryOut);

async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch { /* an old television: its own settings decide */ }
}
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && stayAwake());
stayAwake();

const full = () => (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen?.());
document.querySelector("[data-full]").addEventListener("click", full);
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select, button, a") || event.ctrlKey || event.metaKey) return;
  if (event.key === "f") full();
  if (event.key === "s") toggle();
});

let idle = 0;
function awake() {
  root.classList.remove("idle");
  clearTimeout(idle);
  idle = setTimeout(() => root.classList.add("idle"), 4000);
}
for (const name of ["pointermove", "pointerdown", "keydown", "focusin"]) document.addEventListener(name, awake);
awake();

// ---- the turns of the clock

/** What was on show before, to hear the turns: mode and level, what was warned of, the news told. */
let before = null;
const warned = new Set();
let told = null;

const texts = (part) => ({ es: part.dataset.es, en: part.dataset.en });

function turn() {
  const wall = chosen();
  if (!wall) return;
  const { mode } = wall.dataset;
  const now = `${mode}:${wall.dataset.level ?? ""}`;
  if (before !== null && now !== before) {
    const was = before.split(":")[0];
    const rests = mode === "break" || mode === "paused";
    if (mode === "level" && was !== "paused" && choices().level) {
      play(CHIME);
      speak(texts(wall));
    } else if (rests && choices().break) {
      play(REST);
      speak(texts(wall));
    } else if ((mode === "waiting" && choices().level) || mode === "ended") {
      play(CHIME);
    }
  }
  const turned = before !== null && now !== before;
  before = now;
  hear(wall, turned);
}

/** News that was not there before; what a turn of the clock says comes first. */
function hear(wall, turned) {
  const items = [...wall.querySelectorAll(".ribbon [data-es]")];
  const fresh = told && items.filter((one) => !told.has(one.textContent));
  told = new Set(items.map((one) => one.textContent));
  if (!fresh?.length || turned || !choices().news) return;
  play(NOTE);
  const join = (lang) => fresh.map((one) => one.dataset[lang]).join(". ");
  speak({ es: join("es"), en: join("en") });
}

/** The last five minutes and the last minute, each once. */
function warn(wall, left) {
  const { mode } = wall.dataset;
  const rests = mode === "break" || mode === "before";
  for (const [name, at, choice] of /** @type {[string, number, string][]} */ ([["five", 300_000, "five"], ["minute", 60_000, "minute"]])) {
    const key = `${mode}:${wall.dataset.level}:${name}`;
    if (left > at) warned.delete(key);
    if (left > at || left <= at - 10_000 || warned.has(key)) continue;
    warned.add(key);
    if (!choices()[choice]) continue;
    play(WARNING);
    say(rests ? { five: "back_five", minute: "back" }[name] : name);
  }
}

/** Without a connection, what was planned goes on; it says that it is only the plan. */
function asPlanned(wall, count) {
  const plan = JSON.parse(wall.dataset.plan || "[]");
  const step = plan.find((one) => one.ends > eventNow());
  if (!step) return;
  wall.dataset.mode = step.mode;
  wall.dataset.es = step.aloud.es;
  wall.dataset.en = step.aloud.en;
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
  turn();
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
  if (running) warn(wall, left);
  if (running && left <= 0 && root.classList.contains("offline")) asPlanned(wall, count);
  document.title = `${clockText(left)} · ${document.querySelector("h1").textContent}`;
});

document.addEventListener("live:shown", () => {
  pick();
  turn();
});
pick();
turn();

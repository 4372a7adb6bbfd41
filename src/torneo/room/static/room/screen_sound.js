/**
 * Tones and spoken words of a screen. Both are made by the browser itself and need no network. A browser stays
 * silent until somebody has touched its page: until then the screen says so.
 */
import { choose, chosen } from "./screen_choices.js";

const root = document.documentElement;
const own = root.lang === "en" ? "en" : "es";
const FULL = { es: "es-ES", en: "en-GB" };
const phrases = JSON.parse(document.querySelector(".controls").dataset.phrases);
const button = document.querySelector("[data-sound]");
const locked = document.querySelector(".locked");
/** @type {AudioContext | null} */
let audio = null;
let touched = false;

export const CHIME = [[523, 0.25, 0.05], [659, 0.25, 0.05], [784, 0.6, 0]];
export const WARNING = [[880, 0.15, 0.1], [880, 0.15, 0]];
export const REST = [[784, 0.3, 0.05], [523, 0.6, 0]];
export const NOTE = [[659, 0.2, 0]];

/** Notes one after another: [frequency, seconds, seconds of silence after]. */
export function play(notes) {
  if (!chosen().sound || !chosen().tones || !audio) return;
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

/** The languages this screen speaks. */
export const spoken = () => ({ own: [own], both: ["es", "en"] })[chosen().langs] ?? [chosen().langs];

/** A voice of the language; one that lives in the machine before one that needs the network. */
function voiceOf(lang) {
  const found = window.speechSynthesis?.getVoices().filter((one) => one.lang.slice(0, 2) === lang) ?? [];
  return found.find((one) => one.localService) ?? found[0];
}
export const voiceless = () => spoken().filter((lang) => !voiceOf(lang));

/** @param {Record<string, string>} texts in each language */
export function speak(texts) {
  const every = spoken().map((lang) => [lang, texts[lang]]).filter(([, text]) => text);
  const said = every.filter(([, text], at) => every.findIndex(([, other]) => other === text) === at);
  if (!chosen().sound || !chosen().voice || !said.length) return;
  root.dataset.said = said.map(([, text]) => text).join(" ");
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.cancel();
  setTimeout(() => { // after the tones
    for (const [lang, text] of said) {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = FULL[lang];
      words.rate = 0.95;
      const voice = voiceOf(lang);
      if (voice) words.voice = voice;
      speechSynthesis.speak(words);
    }
  }, chosen().tones ? 1300 : 0);
}

/** One of the sentences the page brings along. */
export const say = (name) => speak({ es: phrases.es[name], en: phrases.en[name] });

function show() {
  button.setAttribute("aria-pressed", String(chosen().sound));
  locked.hidden = !chosen().sound || touched;
  root.dataset.sound = chosen().sound ? (touched ? "on" : "locked") : "off";
}

/** Somebody is here: from now on the browser lets the page be heard. */
export function unlock() {
  touched = true;
  if (chosen().sound) {
    audio ??= new AudioContext();
    audio.resume();
  }
  show();
}

export function tryOut() {
  choose({ sound: true });
  unlock();
  play(NOTE);
  say("test");
}

export function toggle() {
  if (!chosen().sound) return tryOut();
  choose({ sound: false });
  window.speechSynthesis?.cancel();
  show();
}

button.addEventListener("click", toggle);
for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, () => !touched && unlock());
show();

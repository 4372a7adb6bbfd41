/**
 * What has been tapped and the room does not know yet. An act goes out at once; without a connection it waits here with
 * those that follow it, and they go out in their order when the room answers again. One that cannot be stops the ones
 * behind it until somebody says what happened instead, or takes it away. They outlive the page.
 *
 *   new Waiting({ place, words, nameOf, now, changed, gone, send: async (steps, after, ordinary) => ({ told, why, stale }) })
 *
 * `ordinary`: the places of acts that were told blindly, as what happens in every hand. `send` fails without an answer;
 * `told` is how many of the acts the hand has then, `why` the reason the next one cannot be, `stale` that somebody else
 * has told something that was not seen here. `now`: how many acts the hand has; `gone`: these were never told, and their
 * hand is over.
 */
import { told as number } from "./numbers.js";
import { cardFace, choice, fill, make } from "./spot_ask.js";

const AGAIN = 2000; // milliseconds from one attempt to the next
const SLOW = 5000; // without an answer for so long, the game goes on here

const root = document.documentElement;

export class Waiting {
  constructor(host) {
    this.host = host;
    this.acts = [];
    this.after = 0;
    this.why = "";
    /** @type {string | undefined} */
    this.hand = undefined;
    this.stale = false;
    window.addEventListener("online", () => this.catchUp());
  }

  /** The deal of which something is told: what waits of it goes on waiting; of one that is over nothing can. */
  begin(hand) {
    const same = (one) => one === hand || one === `${hand.split("-")[0]}-0`; // one that was to come has begun
    this.coming = this.busy && !same(this.hand) ? hand : "";
    if (same(this.hand) || this.busy) {
      if (same(this.hand)) this.hand = hand;
      return;
    }
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem(this.host.place));
    } catch { /* nothing was kept */ }
    const mine = kept && same(kept.hand);
    const { acts, after } = mine ? kept : { acts: [], after: 0 };
    Object.assign(this, { hand, acts, after, why: "", stale: false, down: acts.length > 0 });
    if (kept && !mine) this.host.gone(kept.acts.map(({ step }) => this.#told(step).map((one) => one.textContent ?? one).join("")).join(" · "));
    this.#keep();
    this.#soon(0);
  }

  get steps() {
    return this.acts.map((one) => one.step);
  }

  /** Acts wait for the room, or one of them cannot be. */
  get shown() {
    return this.acts.length > 0 && Boolean(this.down || this.why);
  }

  /** They are told one after the other, without knowing what the room makes of them. */
  get blind() {
    return this.shown && !this.why;
  }

  /** Tells acts, the first after `after` others. They are `taken` if the hand has them or they wait; else why not. */
  async tell(steps, after, ordinary = false) {
    if (this.busy && !this.down) return { taken: false };
    const alone = !this.acts.length && steps.length === 1;
    if (!this.acts.length) this.after = after;
    const acts = steps.map((step) => ({ step, ordinary }));
    if (this.why) this.acts.splice(0, 1, ...acts); // what happened instead
    else this.acts.push(...acts);
    this.why = "";
    this.#keep();
    if (this.down) this.host.changed();
    return this.catchUp(alone);
  }

  /** Tells the room what waits. An act that came `alone` and cannot be is not kept. */
  async catchUp(alone = false) {
    if (this.busy || !this.acts.length || this.why) return { taken: true };
    this.busy = true;
    const slow = setTimeout(() => this.#alone(), SLOW);
    const ordinary = this.acts.flatMap((one, place) => (one.ordinary ? [place] : []));
    const answer = await this.host.send(this.steps, this.after, ordinary).catch(() => null);
    clearTimeout(slow);
    this.busy = false;
    this.down = !answer;
    root.classList.toggle("offline", this.down); // the next sign of life takes it back
    const found = answer ? this.#answered(answer, alone) : { taken: true };
    if (!answer) this.host.changed();
    if (this.coming) this.begin(this.coming);
    else this.#soon(this.down ? AGAIN : 0);
    return found;
  }

  #answered({ told, why, stale }, alone) {
    this.acts.splice(0, told);
    this.after += told;
    const refused = Boolean(why) && alone && this.acts.length === 1;
    if (refused) this.acts = [];
    else if (why) Object.assign(this, { why, stale: Boolean(stale) });
    this.#keep();
    this.host.changed();
    return { taken: !refused, problem: refused && !stale ? why : "" };
  }

  /** Nobody answers: what is tapped now waits. */
  #alone() {
    this.down = true;
    this.host.changed();
  }

  #soon(milliseconds) {
    clearTimeout(this.timer);
    if (this.acts.length && !this.why) this.timer = setTimeout(() => this.catchUp(), milliseconds);
  }

  #keep() {
    try {
      if (this.acts.length) localStorage.setItem(this.host.place, JSON.stringify({ hand: this.hand, after: this.after, acts: this.acts }));
      else localStorage.removeItem(this.host.place);
    } catch { /* a private window may keep nothing */ }
  }

  /** The last one was a mistake. */
  back() {
    this.acts.pop();
    if (!this.acts.length) Object.assign(this, { down: false, why: "" });
    this.#keep();
    this.host.changed();
  }

  #without(count) {
    this.acts.splice(0, count);
    this.#goOn();
  }

  #goOn() {
    Object.assign(this, { why: "", stale: false });
    if (!this.acts.length) this.down = false;
    this.#keep();
    this.host.changed();
    this.catchUp();
  }

  // ---- what is shown of it

  notice() {
    const { say } = this.host.words;
    const n = this.acts.length;
    const acts = make("ol", {}, this.steps.map((step) => make("li", {}, ...this.#told(step))));
    const button = (label, run, about) => make("button", { type: "button", class: "quiet", onclick: run, [about]: true }, label);
    const all = button(fill(say.wait_drop_all, { n }), () => this.#without(n), "data-wait-drop-all");
    const about = { class: `notice waiting ${this.why ? "stop" : "warn"}`, role: "status", "data-waiting": n };
    if (!this.why) return make("section", about, make("b", {}, `▲ ${fill(say.wait, { n })}`), acts, button(`↶ ${say.back}`, () => this.back(), "data-wait-back"));
    if (this.stale) {
      const add = (event) => { event.currentTarget.disabled = true; this.after = this.host.now(); this.#goOn(); };
      return make("section", about, make("b", {}, `▲ ${say.wait_stale}`), acts, make("div", { class: "row" }, button(say.wait_add, add, "data-wait-add"), all));
    }
    return make("section", about, make("b", {}, `▲ ${this.why}`), make("p", {}, say.wait_instead), acts,
      make("div", { class: "row" }, button(say.wait_drop, () => this.#without(1), "data-wait-drop"), all));
  }

  #told(step) {
    const { words, nameOf } = this.host;
    const who = step.seat ? `${nameOf(step.seat)}: ` : "";
    if (step.does) return [`${who}${words.does[step.does] ?? step.does}${step.to ? ` ${number(step.to)}` : ""}`];
    if (step.dealer === "next_street") return [words.say.next_street, " ", ...(step.cards ?? []).map(cardFace)];
    const chips = [step.chips ?? []].flat().flatMap((one) => Object.entries(one)).map(([chip, count]) => `${count} × ${number(Number(chip))}`);
    if (step.says || chips.length) return [`${who}${[step.says && `«${step.says}»`, ...chips].filter(Boolean).join(" · ")}`];
    const form = words.forms.find((one) => Object.keys(one.step).length && Object.entries(one.step).every(([key, value]) => step[key] === value))
      ?? words.forms.find((one) => one.id in step);
    return [`${who}${form?.label ?? words.say.more}`];
  }

  /**
   * What may be told while nobody answers: the next player in order and every action there is. What the game does not
   * allow is found out when the room knows it. `shape`: the hand as it last was; `tell`: tells an ordinary act; `ask`:
   * asks for an amount.
   */
  offer(row, shape, { tell, ask }) {
    const { words, nameOf } = this.host;
    const gone = new Set(this.steps.filter((one) => ["fold", "all_in"].includes(one.does)).map((one) => one.seat));
    const live = shape.seats.filter((one) => one.alive && !one.all_in && !gone.has(one.seat)).map((one) => one.seat);
    const from = (seat) => [...live.filter((one) => one > seat), ...live.filter((one) => one <= seat)][0];
    const last = this.steps.at(-1);
    const next = last?.seat ? from(last.seat) : from(shape.button);
    this.seat = live.includes(this.seat) && this.seatAt === this.steps.length ? this.seat : next;
    this.seatAt = this.steps.length;
    const act = (label, run, about) => make("button", { type: "button", class: "large quiet", onclick: run, ...about }, label);
    row.append(make("p", { class: "who-acts" }, make("b", {}, nameOf(this.seat))));
    for (const does of ["fold", "check", "call"]) {
      row.append(act(words.does[does], () => tell({ seat: this.seat, does }), { "data-does": does }));
    }
    row.append(act(words.does.raise, () => ask(this.seat, (to) => tell({ seat: this.seat, does: "raise", to })), { "data-does": "raise" }),
      act(words.does.all_in, () => tell({ seat: this.seat, does: "all_in" }), { "data-does": "all_in" }),
      choice(live.map((seat) => [seat, String(seat)]), this.seat, (seat) => { this.seat = seat ?? next; this.host.changed(); }, words.say.whose));
  }
}

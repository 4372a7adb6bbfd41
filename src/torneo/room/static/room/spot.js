/**
 * A spot at a table, told by tapping at a desk: who did what so far, and what happened now. The picker keeps set-up and
 * steps as a scenario has them, on this device, and asks the room for the picture. The hand of a table of an event is
 * told from its tablet (`hand.js`).
 *
 *   mountSpot(section, { tell: async ({ setup, steps }) => { ok, problem }, tellLabel, onlook })
 */
import { ask } from "./asking.js";
import { Act } from "./spot_act.js";
import { editSpot } from "./spot_edit.js";
import { told } from "./numbers.js";
import { askNumber, fill, forget, guard, make, settle } from "./spot_ask.js";

export function mountSpot(section, options) {
  return new Spot(section, options);
}

class Spot {
  constructor(section, options) {
    this.section = section;
    this.options = options;
    this.words = JSON.parse(section.querySelector("#spot-words").textContent);
    this.tellLabel = options.tellLabel ?? this.words.say.tell;
    this.cardDialog = section.querySelector("[data-spot-cards]");
    this.numberDialog = section.querySelector("[data-spot-number]");
    this.act = new Act(section.querySelector("[data-spot-what]"), this);
    this.shape = null;
    guard(this.#part("quick"));
    this.#part("back").textContent = this.words.say.back;
    this.#part("back").addEventListener("click", () => this.back());
    this.#part("edit").addEventListener("click", () => editSpot(this));
    this.#part("reset").addEventListener("click", () => this.load(this.real, true));
    this.#part("now").addEventListener("click", (event) => {
      const seat = event.target.closest("[data-seat]");
      if (seat) this.choose(Number(seat.dataset.seat));
    });
    const data = (name) => JSON.parse(section.querySelector(`#spot-${name}`).textContent);
    this.told = data("steps");
    this.load(data("setup"));
  }

  #part(name) {
    return this.section.querySelector(`[data-spot-${name}]`);
  }

  get #place() {
    return `torneo-spot-${this.section.dataset.spot}`;
  }

  /** The table as it is now, with what was told of its hand. What is being told on this device goes on. */
  async load(setup, afresh = false) {
    this.real = setup;
    this.setup = setup;
    this.steps = this.told;
    if (afresh) this.act.clear();
    const kept = afresh ? null : this.#kept();
    if (kept) {
      ({ setup: this.setup, steps: this.steps } = kept);
      this.act.bring(kept.act);
    }
    this.act.draw();
    if (Object.keys(this.setup).length) await this.look();
    this.changed();
  }

  /** What was being told of this hand. */
  #kept() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#place));
      return kept?.hand === this.section.dataset.hand ? kept : null;
    } catch {
      return null;
    }
  }

  /** Something was marked: kept, so that a page that closes loses nothing. */
  changed() {
    try {
      localStorage.setItem(this.#place, JSON.stringify({ hand: this.section.dataset.hand, setup: this.setup, steps: this.steps, act: this.act.keep() }));
    } catch { /* a private window may keep nothing: the picker works all the same */ }
    this.#part("reset").hidden = JSON.stringify(this.setup) === JSON.stringify(this.real);
  }

  // ---- what the act needs to know

  seats() {
    return Object.keys(this.setup?.seats ?? {}).map(Number).sort((a, b) => a - b);
  }

  chips() {
    return this.setup?.denominations ?? [25, 100, 500, 1000, 5000, 25000];
  }

  stud() {
    return Boolean(this.words.games.find((one) => one.code === this.setup?.game)?.stud);
  }

  /** Who is to act, if anybody is. */
  turn() {
    return typeof this.shape?.next === "number" ? this.shape.next : this.shape?.to_show?.[0];
  }

  /** Who has put everything in. */
  allIn() {
    return (this.shape?.seats ?? []).filter((one) => one.all_in && one.alive).map((one) => one.seat);
  }

  /** A desk is told of tables being opened and hands begun too; at a table the room knows. */
  get ordinary() {
    return true;
  }

  inFront(seat) {
    return this.shape?.seats.find((one) => one.seat === seat)?.bet ?? 0;
  }

  // ---- the spot

  async #ask(body) {
    const answer = await ask(this.section.dataset.url, { method: "POST", body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "X-CSRFToken": document.body.dataset.csrf } });
    return { ok: answer.ok, ...(await answer.json()) };
  }

  /** Looks at the spot with these steps; false if it cannot be, and then nothing has changed. */
  async look(setup = this.setup, steps = this.steps, until = 0) {
    let answer;
    try {
      answer = await this.#ask({ setup, steps, until });
    } catch {
      this.problem(this.words.say.offline);
      return false;
    }
    if (!answer.ok) {
      this.problem(answer.problem);
      return false;
    }
    this.problem("");
    forget();
    this.setup = setup;
    this.steps = answer.steps;
    this.shape = answer.shape;
    this.#part("now").innerHTML = answer.html;
    this.#story(answer.acts);
    this.act.draw();
    this.mark();
    this.#quick();
    this.changed();
    this.options.onlook?.(this);
    return true;
  }

  problem(text) {
    this.why = text ?? "";
    const place = this.#part("problem");
    place.textContent = text ?? "";
    place.hidden = !text;
  }

  #story(acts) {
    const list = this.#part("acts");
    list.replaceChildren(...acts.map((one) => make("li", {}, one)));
    this.#part("story").hidden = !acts.length;
    this.#part("count").textContent = acts.length ? `(${acts.length})` : "";
    this.#part("back").disabled = !acts.length;
  }

  choose(seat) {
    this.act.seat = this.act.seat === seat ? undefined : seat;
    this.act.draw();
    this.mark();
    this.#quick();
    this.changed();
  }

  mark() {
    for (const chair of this.#part("now").querySelectorAll("[data-seat]")) {
      chair.setAttribute("aria-pressed", String(Number(chair.dataset.seat) === this.act.who));
    }
  }

  /** The last step never was. */
  async back() {
    if (this.steps.length) await this.look(this.setup, this.steps.slice(0, -1));
  }

  add(...steps) {
    return this.look(this.setup, [...this.steps, ...steps]);
  }

  /** Everybody before that seat checks or folds. */
  until(seat) {
    return this.look(this.setup, this.steps, seat);
  }

  // ---- the ordinary course of the hand

  #quick() {
    const row = this.#part("quick");
    row.replaceChildren();
    const { say } = this.words;
    const { next, may, to_call: call, min_raise_to: least, max_raise_to: most } = this.shape;
    if (next === "street_over" || (next === "frozen" && !this.shape.question)) {
      row.append(make("button", { type: "button", class: "quiet", "data-next-street": true, onclick: () => this.add({ dealer: "next_street" }) }, say.next_street));
      return;
    }
    if (typeof next !== "number") return;
    queueMicrotask(() => settle(row));
    row.append(make("span", { class: "label" }, fill(say.seat, { n: next })));
    const amount = (does) => askNumber(this.numberDialog, say, `${fill(say.seat, { n: next })} · ${this.words.does[does]}`,
      least ? fill(say.least, { n: told(least) }) : "", [...new Set([least, most])].filter(Boolean), (to) => this.add({ seat: next, does, to }),
    { least: least ?? 0, most: most ?? Infinity, outside: [[say.said_it, (to) => this.act.amount(next, does, to, false)], [say.put_it, (to) => this.act.amount(next, does, to, true)]] });
    for (const does of may) {
      if (!this.words.does[does] || does === "draw") continue;
      const asks = ["bet", "raise", "complete"].includes(does) && least !== most;
      row.append(make("button", { type: "button", class: "quiet", "data-does": does,
        onclick: () => (asks ? amount(does) : this.add({ seat: next, does, ...(["bet", "raise", "complete"].includes(does) ? { to: least } : {}) })) },
      does === "call" ? `${this.words.does[does]} ${told(call)}` : this.words.does[does]));
    }
    const chosen = this.act.seat;
    if (chosen && chosen !== next && this.shape.seats.some((one) => one.seat === chosen && one.alive && !one.all_in)) {
      row.append(make("button", { type: "button", class: "quiet", "data-until": chosen, onclick: () => this.until(chosen) },
        may.includes("check") ? say.until_check : say.until));
    }
  }

  // ---- telling it

  async tell() {
    const { step, missing } = this.act.step();
    if (!step) {
      this.problem(missing);
      return;
    }
    this.problem("");
    const button = this.section.querySelector("[data-tell]");
    button.disabled = true;
    try {
      const steps = [...this.steps, step];
      const answer = await this.options.tell({ setup: this.setup, steps });
      if (answer.ok) {
        this.act.clear();
        this.act.draw();
        await this.look(this.setup, steps);
      } else this.problem(answer.problem);
    } catch {
      this.problem(this.words.say.offline);
    } finally {
      button.disabled = false;
    }
  }
}

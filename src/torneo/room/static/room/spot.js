/**
 * A spot at a table, told by tapping: who did what so far, and what happened now. The picker keeps set-up and
 * steps as a scenario has them and asks the room for the picture. At a table of an event every tap is told at once:
 * the hand is the room's (`undo`), and what it has not heard of yet waits. At a desk the steps are kept on this device.
 *
 *   mountSpot(section, { tell: async ({ setup, steps }, ordinary) => { ok, problem, setup, steps, stale } once there
 *     is an answer; with `ordinary`, the places of steps told blindly, nobody wants to see the ruling, undo: async
 *     (told) => the last of so many told steps is taken back, door: the way to the page of the hand, tellLabel, onlook,
 *     ordinary })
 */
import { ask } from "./asking.js";
import { Act } from "./spot_act.js";
import { editSpot } from "./spot_edit.js";
import { told } from "./numbers.js";
import { askCards, askNumber, fill, forget, guard, make, settle } from "./spot_ask.js";
import { Waiting } from "./waiting.js";

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
    this.waiting = options.undo ? new Waiting({
      place: `torneo-waiting-${section.dataset.spot}`,
      words: this.words,
      nameOf: (seat) => this.#nameOf(seat),
      now: () => this.steps.length,
      send: (...acts) => this.#send(...acts),
      changed: () => this.#heard(),
      gone: (acts) => this.problem(fill(this.words.say.wait_gone, { acts })),
    }) : null;
    guard(this.#part("quick"));
    this.#part("back").textContent = this.words.say.back;
    this.#part("back").addEventListener("click", () => this.back());
    this.#part("edit").addEventListener("click", () => editSpot(this));
    this.#part("reset").addEventListener("click", () => this.load(this.real, true, this.steps.slice(0, this.stored)));
    this.#part("now").addEventListener("click", (event) => {
      const seat = event.target.closest("[data-seat]");
      if (seat) this.choose(Number(seat.dataset.seat));
    });
    const data = (name) => JSON.parse(section.querySelector(`#spot-${name}`)?.textContent || "null");
    this.load(data("setup"), false, data("steps") || []);
  }

  #part(name) {
    return this.section.querySelector(`[data-spot-${name}]`);
  }

  get #place() {
    return `torneo-spot-${this.section.dataset.spot}`;
  }

  /** The table as it is now, with what the room has been told of it. What is being told on this device goes on. */
  async load(setup, afresh = false, steps = []) {
    this.real = setup;
    this.setup = setup;
    this.steps = steps;
    this.stored = steps.length;
    if (afresh) this.act.clear();
    const kept = afresh ? null : this.#kept(setup, steps);
    if (kept) {
      if (JSON.stringify(kept.setup) !== JSON.stringify(setup)) this.stored = 0;
      ({ setup: this.setup, steps: this.steps } = kept);
      this.act.bring(kept.act);
    }
    this.act.draw();
    if (Object.keys(this.setup).length) await this.look();
    this.waiting?.begin(this.section.dataset.hand);
    this.changed();
  }

  /** What was being told of this hand: going on from what the room knows, or of another moment. */
  #kept(setup, steps) {
    const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    try {
      const kept = JSON.parse(localStorage.getItem(this.#place));
      if (kept?.hand !== this.section.dataset.hand) return null;
      if (this.waiting && (same(kept.setup, setup) || kept.steps.length)) return { ...kept, setup, steps };
      if (!same(kept.setup, setup)) return kept;
      return same(kept.steps.slice(0, steps.length), steps) ? kept : null;
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
    return Boolean(this.options.ordinary);
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
    if (JSON.stringify(setup) !== JSON.stringify(this.setup)) this.stored = 0; // of another moment nothing is told yet
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

  /** The last step never was: one the room knows is taken back there, with its ruling. */
  async back() {
    if (this.waiting?.steps.length) {
      this.waiting.back();
      return;
    }
    if (!this.steps.length) return;
    if (this.steps.length <= this.stored) {
      const answer = await this.options.undo(this.stored).catch(() => ({ problem: this.words.say.offline }));
      if (!answer.ok) {
        this.problem(answer.problem);
        return;
      }
      this.stored -= 1;
    }
    await this.look(this.setup, this.steps.slice(0, -1));
  }

  /** An ordinary act: at a table it is told at once. */
  async add(...steps) {
    if (!this.waiting) {
      await this.look(this.setup, [...this.steps, ...steps]);
      return;
    }
    const { problem } = await this.waiting.tell(steps, this.steps.length, this.waiting.blind);
    if (problem) this.problem(problem);
  }

  /** Everybody before that seat checks or folds. */
  async until(seat) {
    if (!this.waiting) {
      await this.look(this.setup, this.steps, seat);
      return;
    }
    const answer = await this.#ask({ setup: this.setup, steps: this.steps, until: seat }).catch(() => ({ problem: this.words.say.offline }));
    if (answer.ok) await this.add(...answer.steps.slice(this.steps.length));
    else this.problem(answer.problem);
  }

  /** Tells the room acts that follow the first `after` it has. */
  async #send(steps, after, ordinary) {
    const known = this.steps.slice(0, after);
    const answer = await this.options.tell({ setup: this.setup, steps: [...known, ...steps] }, ordinary.map((place) => known.length + place));
    this.#known(answer);
    const told = answer.stale ? 0 : Math.min(steps.length, Math.max(this.stored - after, 0));
    return { told, why: answer.ok ? "" : answer.problem, stale: answer.stale };
  }

  /** The hand as the room has it. */
  #known({ setup, steps }) {
    if (!steps) return;
    if (setup) {
      this.setup = setup;
      this.real = setup;
    }
    this.steps = steps;
    this.stored = steps.length;
  }

  /** Something waits, or waits no longer. */
  #heard() {
    if (this.waiting.blind && this.shape) this.#quick();
    else this.look();
    this.#part("back").disabled = !this.steps.length && !this.waiting.steps.length;
  }

  #nameOf(seat) {
    const one = this.shape?.seats.find((each) => each.seat === seat);
    return one?.name ? `${seat} · ${one.name}` : fill(this.words.say.seat, { n: seat });
  }

  // ---- the ordinary course of the hand

  #quick() {
    const row = this.#part("quick");
    row.replaceChildren();
    if (this.waiting?.blind) this.#unheard(row);
    else if (!this.waiting?.stale) this.#offered(row);
    if (this.waiting?.shown) row.append(this.waiting.notice()); // below: the buttons stay where they were
  }

  #offered(row) {
    const { say } = this.words;
    const { next, may, to_call: call, min_raise_to: least, max_raise_to: most } = this.shape;
    if (next === "street_over" || (next === "frozen" && !this.shape.question)) {
      row.append(make("button", { type: "button", class: "quiet", "data-next-street": true, onclick: () => this.#deal() }, say.next_street));
      return;
    }
    if (typeof next !== "number") {
      const door = this.options.door?.(); // cards are shown and pots paid on the page of the hand
      if (door) row.append(door);
      return;
    }
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

  /** The next street. Cards that everybody sees say who acts first: at a table they are told with it. */
  #deal() {
    const { to_come: count, to_come_up: up, board, seats } = this.shape;
    if (!this.waiting || !up) {
      this.add({ dealer: "next_street" });
      return;
    }
    const used = [...board, ...seats.flatMap((one) => one.cards)].filter((card) => card !== "??");
    askCards(this.cardDialog, this.words.say, [], count, (cards) => this.add({ dealer: "next_street", cards }),
      { title: this.words.say.next_street, used, full: true });
  }

  /** What may follow while nobody answers. */
  #unheard(row) {
    const { say, does } = this.words;
    this.waiting.offer(row, this.shape, { tell: (step) => this.add(step),
      ask: (seat, answer) => askNumber(this.numberDialog, say, `${this.#nameOf(seat)} · ${does.raise}`, "", [], answer) });
    row.append(make("button", { type: "button", class: "quiet", "data-next-street": true, onclick: () => this.add({ dealer: "next_street" }) }, say.next_street));
    queueMicrotask(() => settle(row));
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
      await this.waiting?.catchUp();
      if (this.waiting?.shown) throw new Error("it waits for those before it");
      const steps = [...this.steps, step];
      const answer = await this.options.tell({ setup: this.setup, steps });
      if (this.waiting) this.#known(answer);
      if (answer.ok) {
        this.act.clear();
        this.act.draw();
        await this.look(this.setup, this.waiting ? this.steps : steps);
      } else this.problem(answer.problem);
    } catch {
      this.problem(this.words.say.offline);
    } finally {
      button.disabled = false;
    }
  }
}

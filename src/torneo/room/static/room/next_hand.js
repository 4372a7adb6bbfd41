/**
 * "Next hand": it goes out at once; without a connection it waits here with those that follow it, each for the hand it
 * was tapped in and under a key of its own, and they go out in their order when the room answers again. What was told of
 * the hand goes before it. One that cannot be is told why, and those behind it are not sent. They outlive the page.
 *
 *   new NextHands({ place, url, notice, before, answered, changed })
 *
 * `notice`: where it is said that they wait, with the words for it. `before`: acts of the hand have not gone out yet;
 * `answered`: shows what the room says of one; `changed`: one waits, or none does any more.
 */
import { ask } from "./asking.js";
import { fill, make } from "./spot_ask.js";
import { newKey } from "./wishes.js";

const AGAIN = 2000; // milliseconds from one attempt to the next
const SOON = 300; // milliseconds until it is looked again whether what goes before it has gone out
const SLOW = 5000; // without an answer for so long, the game goes on here

export class NextHands {
  constructor(host) {
    this.host = host;
    this.taps = [];
    try {
      this.taps = JSON.parse(localStorage.getItem(host.place)) ?? [];
    } catch { /* nothing was kept */ }
    this.down = this.taps.length > 0;
    window.addEventListener("online", () => this.send());
    this.#later(0);
  }

  /** The game goes on without the room. */
  get waits() {
    return this.down && this.taps.length > 0;
  }

  /** Tapped in `hand` (0: between two), after which `next` comes, as the room last told them; true if it was meant. */
  tap(hand, next) {
    const last = this.taps.at(-1);
    if ((last && !this.down) || this.showing) return false; // it is on its way
    this.taps.push(last ? { hand: last.next, next: last.next + 1, key: newKey() } : { hand, next, key: newKey() });
    this.#keep();
    this.send();
    return true;
  }

  /** The last one was a mistake. One that is on its way is undone in the room. */
  back() {
    if (this.taps.length > (this.busy ? 1 : 0)) this.taps.pop();
    this.#keep();
  }

  async send() {
    if (this.busy || !this.taps.length) return;
    if (this.host.before()) {
      this.down = true;
      this.show();
      this.#later(SOON);
      return;
    }
    this.busy = true;
    const slow = setTimeout(() => { this.down = true; this.#keep(); }, SLOW);
    const body = new URLSearchParams({ ...this.taps[0], csrfmiddlewaretoken: document.body.dataset.csrf });
    const answer = await ask(this.host.url, { method: "POST", body, headers: { "HX-Request": "true" } }).catch(() => null);
    const status = Number(answer?.headers.get("X-Torneo-Status") ?? 0);
    clearTimeout(slow);
    this.busy = false;
    document.documentElement.classList.toggle("offline", !answer); // the next sign of life takes it back
    if (!status || status >= 500) {
      this.down = true;
      this.#keep();
      this.#later(AGAIN);
      return;
    }
    this.taps = status === 200 ? this.taps.slice(1) : [];
    this.down = this.taps.length > 0;
    this.#keep();
    this.showing = true;
    await this.host.answered(await answer.text());
    this.showing = false;
    this.send();
  }

  #later(milliseconds) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.show(); this.send(); }, milliseconds);
  }

  #keep() {
    try {
      if (this.taps.length) localStorage.setItem(this.host.place, JSON.stringify(this.taps));
      else localStorage.removeItem(this.host.place);
    } catch { /* a private window may keep nothing */ }
    this.show();
  }

  show() {
    const { notice, changed } = this.host;
    const count = String(this.waits ? this.taps.length : 0);
    const news = notice.dataset.nextWaiting !== count; // else what is being pressed stays
    notice.hidden = !this.waits;
    notice.dataset.nextWaiting = count;
    if (this.waits && news) {
      const { waits, told, takesBack } = notice.dataset;
      const take = make("button", { type: "button", class: "quiet", "data-next-back": true, onclick: () => this.back() }, `↶ ${takesBack}`);
      notice.replaceChildren(make("b", {}, `▲ ${fill(waits, { n: this.taps.at(-1).next })}`), ` ${told} `, take);
    }
    changed(this.waits);
  }
}

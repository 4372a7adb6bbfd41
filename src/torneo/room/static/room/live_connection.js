/**
 * A live connection to the room: the newest picture of each part it watches ("stream:language:topic"). It comes
 * back by itself; the server says something every few seconds, so silence means that it is lost.
 */
const SILENCE = 13000;
const LATER = 5000; // a refused connection is tried again

export class Connection {
  /**
   * @param {string} line where the room tells what is new
   * @param {{part: (part: string, data: string, id: string) => void, beat: () => void, down: () => void,
   *   dropped: (parts: string[]) => void}} tell
   */
  constructor(line, tell) {
    this.line = line;
    this.tell = tell;
    /** @type {EventSource | null} */
    this.source = null;
    this.asked = new Set();
    this.granted = new Set();
    this.lost = [];
    this.up = false;
    this.heard = 0;
    this.retry = 0;
    setInterval(() => {
      if (!this.source || Date.now() - this.heard < SILENCE) return;
      this.tell.down();
      this.open(this.asked);
    }, 1000);
  }

  /** Are all of these shown already? */
  shows(parts) {
    return this.up && parts.every((part) => this.granted.has(part));
  }

  /** Watches these parts and no others, over a new connection. */
  open(parts) {
    this.close();
    this.asked = new Set(parts);
    if (!this.asked.size) return;
    this.heard = Date.now();
    const source = new EventSource(`${this.line}?${asking(this.asked)}`);
    this.source = source;
    const hear = (does) => (event) => {
      if (source !== this.source) return;
      this.heard = Date.now();
      this.up = true;
      does(event);
    };
    source.onopen = hear(this.tell.beat);
    source.onerror = () => this.fail(source);
    source.addEventListener("beat", hear(this.tell.beat));
    source.addEventListener("watching", hear((event) => this.watching(event.data.split(" "))));
    source.addEventListener("dropped", hear((event) => this.dropped(event.data.split(" "))));
    for (const part of this.asked) {
      source.addEventListener(part, hear((event) => this.tell.part(part, event.data, event.lastEventId)));
    }
  }

  close() {
    clearTimeout(this.retry);
    this.source?.close();
    this.source = null;
    this.granted = new Set();
    this.up = false;
  }

  watching(parts) {
    this.granted = new Set(parts);
    const gone = this.lost.filter((part) => this.asked.has(part) && !this.granted.has(part));
    this.lost = [];
    if (gone.length) this.tell.dropped(gone);
  }

  /** Somebody has signed out, or in again as somebody else: what a new connection is refused is gone. */
  dropped(parts) {
    this.lost = parts;
    this.open(this.asked);
  }

  fail(source) {
    if (source !== this.source) return;
    this.up = false;
    this.tell.down();
    if (source.readyState !== EventSource.CLOSED) return;
    if (this.lost.length) this.watching([]);
    this.retry = setTimeout(() => this.open(this.asked), LATER);
  }
}

function asking(parts) {
  const streams = new Map();
  for (const part of [...parts].sort()) {
    const [stream, lang, topic] = part.split(":");
    const place = `${stream}:${lang}`;
    streams.set(place, [...(streams.get(place) ?? []), topic]);
  }
  return [...streams].map(([place, topics]) => `w=${place}:${topics.join(",")}`).join("&");
}

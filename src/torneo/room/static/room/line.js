/**
 * A page's line to the room: one live connection for all tabs of the browser (live_worker.js). Where a browser
 * has no such workers each page has one of its own, closed while nobody sees the page.
 */
import { Connection } from "./live_connection.js";

const SILENCE = 20000; // longer than the connection's own: it is lost when nobody says that it is
const ALIVE = 20000;
const ANSWERS = 8000;
const root = document.documentElement;

/** @type {Set<{stream: string, topics: () => string[], told: (topic: string, data: string, id: string) => void}>} */
const watches = new Set();
let heard = performance.now();

function parts() {
  const found = new Set();
  for (const one of watches) for (const topic of one.topics()) found.add(`${one.stream}:${root.lang}:${topic}`);
  return [...found];
}

const hears = {
  part(part, data, id) {
    hears.beat();
    const [stream, , topic] = part.split(":");
    for (const one of [...watches]) if (one.stream === stream && one.topics().includes(topic)) one.told(topic, data, id);
  },
  beat() {
    heard = performance.now();
    root.classList.remove("offline");
  },
  down: () => root.classList.add("offline"),
  dropped: () => document.dispatchEvent(new CustomEvent("live:dropped")),
};

// ---- shared by all tabs

class Shared {
  constructor() {
    const script = new URL("./live_worker.js", import.meta.url);
    script.searchParams.set("line", document.body.dataset.line);
    const worker = new SharedWorker(script, { type: "module", name: "torneo-live-1" });
    worker.onerror = instead;
    this.port = worker.port;
    this.port.onmessage = ({ data }) => {
      clearTimeout(this.patience);
      if (data.kind === "part") hears.part(data.part, data.data, data.id);
      else if (data.kind !== "here") hears[data.kind]();
    };
    this.pulse = setInterval(() => this.say({ kind: "alive" }), ALIVE);
  }

  /** A worker that does not answer is not there. */
  say(message) {
    this.port.postMessage(message);
    clearTimeout(this.patience);
    this.patience = setTimeout(instead, ANSWERS);
  }

  watch() {
    this.say({ kind: "watch", parts: parts() });
  }

  again() {
    this.port.postMessage({ kind: "again" });
    this.watch();
  }

  close() {
    clearInterval(this.pulse);
    clearTimeout(this.patience);
    this.port.postMessage({ kind: "leave" });
    this.port.close();
  }
}

// ---- of this page alone

class Own {
  constructor() {
    this.connection = new Connection(document.body.dataset.line, hears);
    document.addEventListener("visibilitychange", () => document.hidden && this.close());
  }

  watch() {
    if (!document.hidden) this.connection.open(parts());
  }

  again() {
    this.watch();
  }

  close() {
    this.connection.close();
  }
}

// ---- which of them

/** @type {Shared | Own | null} */
let line = null;
let own = false;
let soon = 0;

function connect() {
  if (!own) {
    try {
      return new Shared();
    } catch {
      own = true;
    }
  }
  return new Own();
}

function instead() {
  if (own) return;
  own = true;
  line?.close();
  line = connect();
  line.watch();
}

function changed() {
  clearTimeout(soon);
  soon = setTimeout(() => {
    line ??= connect();
    line.watch();
  }, 0);
}

/** Calls ``told(topic, data, id)`` with what these topics of the stream show; returns what ends it. */
export function watch(stream, topics, told) {
  const one = { stream, topics, told };
  watches.add(one);
  changed();
  return () => {
    watches.delete(one);
    changed();
  };
}

setInterval(() => {
  if (!line || document.hidden || performance.now() - heard < SILENCE) return;
  hears.down();
  heard = performance.now();
  line.again();
}, 1000);
// The machine has lost or found a network. The room may be this machine: asking it is the way to know.
window.addEventListener("offline", () => line?.again());
window.addEventListener("online", () => line?.again());
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !line) return;
  heard = performance.now(); // the timers of a hidden page sleep
  line.watch();
});
window.addEventListener("pagehide", () => {
  line?.close();
  line = null;
});
window.addEventListener("pageshow", (event) => event.persisted && changed());

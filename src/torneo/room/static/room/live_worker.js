/**
 * One live connection for all tabs of a browser: it opens six connections to a host, and six tabs with one each
 * would leave none for anything else. Tabs say which parts they show; what another tab shows already is told from
 * memory.
 *
 * tab -> worker:  {kind: "watch", parts}   all that the tab shows now
 *                 {kind: "again"}          the network has changed: connect anew
 *                 {kind: "alive"}, {kind: "leave"}
 * worker -> tab:  {kind: "here"}           to "watch" and "alive"
 *                 {kind: "part", part, id, data}, {kind: "beat"}
 *                 {kind: "down"}           the connection is lost
 *                 {kind: "dropped"}        the account may not see what the tab shows any more
 */
import { Connection } from "./live_connection.js";

const GATHER = 40; // tabs that come within this time are one reconnection
const FORGOTTEN = 180000; // a tab that crashed does not say goodbye
const TIDY = 30000; // what no tab shows any more is left out

/** @type {Map<MessagePort, {parts: string[], seen: number}>} */
const tabs = new Map();
/** @type {Map<string, {id: string, data: string}>} */
const pictures = new Map();
let soon = 0;

const connection = new Connection(new URL(self.location.href).searchParams.get("line"), {
  part(part, data, id) {
    pictures.set(part, { id, data });
    tell({ kind: "part", part, id, data }, (tab) => tab.parts.includes(part));
  },
  beat: () => tell({ kind: "beat" }),
  down: () => tell({ kind: "down" }),
  dropped(parts) {
    for (const part of parts) pictures.delete(part);
    tell({ kind: "dropped" }, (tab) => tab.parts.some((part) => parts.includes(part)));
  },
});

/** @param {object} message @param {(tab: {parts: string[]}) => boolean} concerns */
function tell(message, concerns = () => true) {
  for (const [port, tab] of tabs) if (concerns(tab)) port.postMessage(message);
}

function wanted() {
  return new Set([...tabs.values()].flatMap((tab) => tab.parts));
}

function join() {
  clearTimeout(soon);
  const parts = wanted();
  for (const part of pictures.keys()) if (!parts.has(part)) pictures.delete(part);
  connection.open(parts);
}

function watch(port, parts) {
  tabs.set(port, { parts, seen: Date.now() });
  port.postMessage({ kind: "here" });
  if (!connection.shows(parts)) {
    clearTimeout(soon);
    soon = setTimeout(join, GATHER);
    return;
  }
  port.postMessage({ kind: "beat" });
  for (const part of parts) {
    const shown = pictures.get(part);
    if (shown && !part.endsWith(":pace")) port.postMessage({ kind: "part", part, ...shown }); // time does not keep
  }
}

function leave(port) {
  tabs.delete(port);
  port.close();
  if (!tabs.size) connection.close();
}

self.addEventListener("connect", (/** @type {MessageEvent} */ event) => {
  const port = event.ports[0];
  port.onmessage = ({ data }) => {
    const tab = tabs.get(port);
    if (tab) tab.seen = Date.now();
    if (data.kind === "watch") watch(port, data.parts);
    else if (data.kind === "again") join();
    else if (data.kind === "alive") port.postMessage({ kind: "here" });
    else if (data.kind === "leave") leave(port);
  };
});

setInterval(() => {
  for (const [port, tab] of tabs) if (Date.now() - tab.seen > FORGOTTEN) leave(port);
  if (tabs.size && wanted().size < connection.asked.size) join();
}, TIDY);

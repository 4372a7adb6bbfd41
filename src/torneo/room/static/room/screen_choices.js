/** What is chosen for this screen: kept in its own browser, so that every screen has its own. */
const NAME = "torneo.screen";
const USUAL = {
  sound: false, tones: true, voice: true, langs: "own", every: 10,
  level: true, break: true, five: false, minute: true, news: true,
};
let now = { ...USUAL };
try {
  now = { ...USUAL, ...JSON.parse(localStorage.getItem(NAME) ?? "{}") };
} catch { /* a browser that keeps nothing, or something else under the name */ }

export const chosen = () => now;

/** @param {Partial<typeof USUAL>} change */
export function choose(change) {
  now = { ...now, ...change };
  try {
    localStorage.setItem(NAME, JSON.stringify(now));
  } catch { /* then it holds until the page is left */ }
}

/** The settings' dialog shows what is chosen and keeps every change at once. */
export function wire(dialog, changed) {
  const fields = dialog.querySelectorAll("[name]");
  const fill = () => {
    for (const field of fields) {
      if (field.type === "checkbox") field.checked = now[field.name];
      else field.value = String(now[field.name]);
    }
  };
  dialog.addEventListener("change", (event) => {
    const { name, type, checked, value } = event.target;
    choose({ [name]: type === "checkbox" ? checked : name === "every" ? Number(value) : value });
    changed();
  });
  return () => {
    fill();
    changed();
    dialog.showModal();
  };
}

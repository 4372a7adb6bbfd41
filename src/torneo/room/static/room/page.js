/** What every page does: CSRF for htmx, messages, dialogs, keys. */
import { lift } from "./asking.js";
import "./live.js";
import "./wishes.js";

document.addEventListener("htmx:configRequest", (event) => {
  event.detail.headers["X-CSRFToken"] = document.body.dataset.csrf;
});

/** A form, or one button of it, that asks first: data-ask holds the question. */
document.addEventListener("submit", (event) => {
  const question = event.submitter?.dataset.ask ?? event.target.dataset?.ask;
  if (question && !window.confirm(question)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

document.addEventListener("htmx:beforeSwap", (event) => {
  lift();
  if (event.detail.xhr.getResponseHeader("X-Torneo-Toast")) event.detail.shouldSwap = true;
});
document.addEventListener("close", lift, true);

/** Answers of commands come as messages; each goes away by itself or before a third one, refusals stay until closed. */
document.addEventListener("htmx:afterSwap", () => {
  for (const toast of document.querySelectorAll(".toasts .toast:not([data-seen])")) {
    toast.dataset.seen = "1";
    toast.addEventListener("click", () => toast.remove());
    if (!toast.classList.contains("refused")) setTimeout(() => toast.remove(), 6000);
  }
  for (const old of [...document.querySelectorAll(".toasts .toast:not(.refused)")].slice(0, -2)) old.remove();
});

document.addEventListener("click", (event) => {
  const opener = event.target.closest?.("[data-open]");
  if (opener) document.getElementById(opener.dataset.open)?.showModal();
  const closer = event.target.closest?.("[data-close]");
  if (closer) closer.closest("dialog")?.close();
});

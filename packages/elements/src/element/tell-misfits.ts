import type { Misfit } from "../given/misfit.js";

const told = new WeakMap<HTMLElement, Set<string>>();

/** Tells the developer of a page what does not fit of what the page gave an element, each thing once: on the console, and as `mw-error`. */
export function tellMisfits(element: HTMLElement, misfits: readonly Misfit[]): void {
  const known = told.get(element) ?? new Set();
  told.set(element, known);
  for (const { code, path, message } of misfits) {
    if (known.has(message)) continue;
    known.add(message);
    console.warn(`<${element.localName}> ${message}`);
    element.dispatchEvent(new CustomEvent("mw-error", { detail: { code, message, path }, bubbles: true, composed: true }));
  }
}

import { sleepAttribute } from "../mail/mail-sheet.js";

interface Placed {
  readonly element: HTMLElement;
}

/** Lets a group sleep at this height. */
export function keepRoom({ element }: Placed, heightPx: number): void {
  // Not `contain-intrinsic-size`: browsers prefer the size that they remember, which may be that of another paper.
  const height = `${heightPx}px`;
  if (element.style.height !== height) element.style.height = height;
  element.toggleAttribute(sleepAttribute, true);
}

export function stopKeepingRoom({ element }: Placed): void {
  if (!element.hasAttribute(sleepAttribute)) return;
  element.style.removeProperty("height");
  element.toggleAttribute(sleepAttribute, false);
}

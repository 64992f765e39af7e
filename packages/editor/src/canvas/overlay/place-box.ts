import type { OverlayRect } from "../surface/canvas-handle.js";

/** Puts an absolutely positioned box over a rectangle of the overlay. Hides it if there is no rectangle. */
export function placeBox(box: HTMLElement, rect: OverlayRect | undefined): void {
  box.hidden = rect === undefined;
  if (!rect) return;
  // Whole pixels: an outline between two pixels looks blurred.
  const left = Math.round(rect.left);
  const top = Math.round(rect.top);
  // Not by a transform: `position: sticky` inside does not take transforms into account.
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.style.width = `${Math.round(rect.left + rect.width) - left}px`;
  box.style.height = `${Math.round(rect.top + rect.height) - top}px`;
}

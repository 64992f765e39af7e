import type { OverlayRect } from "../surface/canvas-handle.js";

/** Puts an absolutely placed box over a rectangle of the overlay, or hides it where there is none. */
export function placeBox(box: HTMLElement, rect: OverlayRect | undefined): void {
  box.hidden = rect === undefined;
  if (!rect) return;
  // Whole pixels: an outline that lies between two looks blurred.
  const left = Math.round(rect.left);
  const top = Math.round(rect.top);
  // Not by a transform: what sticks inside would stick as if the box were not moved.
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.style.width = `${Math.round(rect.left + rect.width) - left}px`;
  box.style.height = `${Math.round(rect.top + rect.height) - top}px`;
}

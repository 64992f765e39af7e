const gapPx = 2;

/**
 * Where something of this width is seen whole that would begin at `leftPx`, in overlay pixels: an email that is wider than the desk has its
 * sides beyond the edges of it.
 */
export function keepOnDesk(overlay: HTMLElement, leftPx: number, widthPx: number): number {
  const desk = overlay.closest(".mw-desk")?.getBoundingClientRect();
  if (!desk) return leftPx;
  const start = desk.left - overlay.getBoundingClientRect().left + gapPx;
  return Math.max(start, Math.min(leftPx, start + desk.width - widthPx - 2 * gapPx));
}

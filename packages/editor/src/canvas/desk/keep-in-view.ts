const gapPx = 8;

/**
 * Shifts the head of a block sideways, so that none of it is beyond the edge of the desk. It is as wide as its block, and where the email is
 * wider than the desk as wide as that.
 */
export function keepInView(head: HTMLElement): void {
  head.style.translate = "";
  const desk = head.closest(".mw-desk")?.getBoundingClientRect();
  if (!desk) return;
  head.style.minInlineSize = `min(100%, ${Math.floor(desk.width - 2 * gapPx)}px)`;
  const rect = head.getBoundingClientRect();
  const over = rect.right - (desk.right - gapPx);
  const under = desk.left + gapPx - rect.left;
  // If the head is wider than the desk, its beginning stays in view.
  const shift = under > 0 ? under : -Math.max(0, Math.min(over, -under));
  if (shift !== 0) head.style.translate = `${shift}px`;
}

/** Zooms by a factor, around a point of the window. */
export type ZoomBy = (factor: number, clientX: number, clientY: number) => void;

/** How far the wheel turns until the canvas is twice as large. */
const doublingPx = 400;
const linePx = 16;

/** Follows Ctrl with the wheel. Answers a function that stops it. */
export function followWheel(desk: HTMLElement, zoomBy: ZoomBy): () => void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    // Otherwise the browser would zoom the whole page.
    event.preventDefault();
    const turnedPx = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * linePx;
    zoomBy(2 ** (-turnedPx / doublingPx), event.clientX, event.clientY);
  };
  desk.addEventListener("wheel", onWheel, { passive: false });
  return () => desk.removeEventListener("wheel", onWheel);
}

/** Follows two fingers. With one finger, touches are left to scrolling and dragging. Answers a function that stops it. */
export function followPinch(desk: HTMLElement, zoomBy: ZoomBy): () => void {
  let spreadPx: number | undefined;
  const onMove = (event: TouchEvent) => {
    const pair = pairOf(event);
    if (!pair || spreadPx === undefined) return;
    event.preventDefault();
    zoomBy(pair.spreadPx / spreadPx, pair.x, pair.y);
    spreadPx = pair.spreadPx;
  };
  const onChange = (event: TouchEvent) => {
    spreadPx = pairOf(event)?.spreadPx;
    // Before they scroll, browsers wait for a `touchmove` listener that may prevent scrolling. So it is there only while two fingers are
    // down.
    if (spreadPx === undefined) desk.removeEventListener("touchmove", onMove);
    else desk.addEventListener("touchmove", onMove, { passive: false });
  };
  const changes = ["touchstart", "touchend", "touchcancel"] as const;
  for (const name of changes) desk.addEventListener(name, onChange, { passive: true });
  return () => {
    desk.removeEventListener("touchmove", onMove);
    for (const name of changes) desk.removeEventListener(name, onChange);
  };
}

function pairOf({ touches }: TouchEvent): { readonly spreadPx: number; readonly x: number; readonly y: number } | undefined {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return undefined;
  const spreadPx = Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
  return spreadPx > 0 ? { spreadPx, x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 } : undefined;
}

/** The room that a picture has in its column, in the email's own pixels. */
export interface Room {
  readonly widthPx: number;
  /** How wide the picture is drawn. */
  readonly shownPx: number;
  readonly align: "left" | "center" | "right";
}

/** Measures a picture and what holds it: the cell whose padding keeps it off the edges. `undefined` where it is not built like that. */
export function readRoom(picture: HTMLElement): Room | undefined {
  const holder = picture.closest("table")?.parentElement;
  const view = picture.ownerDocument.defaultView;
  if (!holder || !view) return undefined;
  const { paddingLeft, paddingRight, textAlign } = view.getComputedStyle(holder);
  const widthPx = holder.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // Browsers say `-webkit-center` for the attribute.
  const align = textAlign.includes("center") ? "center" : /right|end/.test(textAlign) ? "right" : "left";
  return { widthPx: Math.round(widthPx), shownPx: picture.offsetWidth, align };
}

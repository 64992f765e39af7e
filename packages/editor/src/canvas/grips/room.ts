/** The room that a picture has in its column, in the email's own pixels. */
export interface Room {
  readonly widthPx: number;
  /** How wide the picture is drawn. */
  readonly shownPx: number;
  readonly align: "left" | "center" | "right";
}

/** Measures a picture and the cell around its table, whose padding limits its width. `undefined` if the picture stands in no table. */
export function readRoom(picture: HTMLElement): Room | undefined {
  const holder = picture.closest("table")?.parentElement;
  const view = picture.ownerDocument.defaultView;
  if (!holder || !view) return undefined;
  const { paddingLeft, paddingRight, textAlign } = view.getComputedStyle(holder);
  const widthPx = holder.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // For the attribute `align="center"` browsers compute `-webkit-center` or `-moz-center`.
  const align = textAlign.includes("center") ? "center" : /right|end/.test(textAlign) ? "right" : "left";
  return { widthPx: Math.round(widthPx), shownPx: picture.offsetWidth, align };
}

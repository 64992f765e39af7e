/**
 * The index of the first of these elements, which stand below each other, that ends below this height of the window; their number if none
 * does.
 */
export function indexBelow(placed: readonly { readonly element: HTMLElement }[], clientY: number): number {
  let from = 0;
  let to = placed.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const each = placed[middle];
    if (each && each.element.getBoundingClientRect().bottom > clientY) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** The first element that ends below this height. */
export function firstBelow<Placed extends { readonly element: HTMLElement }>(
  placed: readonly Placed[],
  clientY: number,
): Placed | undefined {
  return placed[indexBelow(placed, clientY)];
}

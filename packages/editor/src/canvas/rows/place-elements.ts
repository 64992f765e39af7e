/**
 * Puts elements into their holder in this order, moving as few as possible. What else stands there is left, to be taken by another holder or
 * out. An element that moves, also from another holder, keeps with `moveBefore` (where the browser has it) its focus, loaded images and
 * playing animations.
 */
export function placeElements(holder: Element, elements: readonly Element[]): void {
  const wanted = new Set(elements);
  const skip = (at: Element | null) => {
    let next = at;
    while (next && !wanted.has(next)) next = next.nextElementSibling;
    return next;
  };
  let at = skip(holder.firstElementChild);
  for (const element of elements) {
    const after = at && skip(at.nextElementSibling);
    if (element === at) {
      at = after;
    } else if (after === element) {
      // One moved down: leave it where it is, it is placed at its own turn.
      at = skip(element.nextElementSibling);
    } else {
      moveBefore(holder, element, at);
    }
  }
}

function moveBefore(holder: Element, element: Element, at: Element | null): void {
  const isHere = holder.isConnected && element.isConnected && element.getRootNode() === holder.getRootNode();
  if (isHere && "moveBefore" in holder) holder.moveBefore(element, at);
  else holder.insertBefore(element, at);
}

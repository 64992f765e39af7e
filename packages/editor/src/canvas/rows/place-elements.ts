/**
 * Puts elements into their holder in this order and moves as few as possible. Other elements in the holder are left, to be moved or removed
 * later. Where the browser has `moveBefore`, an element that moves keeps its focus, loaded images and playing animations, also if it comes
 * from another holder.
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
      // An element that moved down stays for now. It is placed when its own turn comes.
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

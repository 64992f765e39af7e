/**
 * Puts rows into their holder in this order, moving as few as possible; rows that are gone must have been taken out. A row that
 * moves keeps its element, and with `moveBefore` (where the browser has it) also its focus, loaded images and playing animations.
 */
export function placeRows(holder: Element, rows: readonly Element[]): void {
  let at = holder.firstElementChild;
  for (const row of rows) {
    if (row === at) {
      at = at.nextElementSibling;
    } else if (at && at.nextElementSibling === row) {
      // One row moved down: leave it where it is, it is placed at its own turn.
      at = row.nextElementSibling;
    } else {
      moveBefore(holder, row, at);
    }
  }
}

function moveBefore(holder: Element, row: Element, at: Element | null): void {
  if (row.parentNode === holder && holder.isConnected && "moveBefore" in holder) holder.moveBefore(row, at);
  else holder.insertBefore(row, at);
}

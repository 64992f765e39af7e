/** How many tiles stand in a row of a grid, and how large they are. */
export interface GridGeometry {
  readonly columns: number;
  readonly tileWidthPx: number;
  readonly rowHeightPx: number;
}

export const gapPx = 12;
const tileMinPx = 128;
/** On a phone two tiles stand side by side. */
const columnsMin = 2;
const captionPx = 28;

/** As many tiles as fit, square and with a line for the name. */
export function layOutPictures(widthPx: number): GridGeometry {
  const columns = Math.max(columnsMin, Math.floor((widthPx + gapPx) / (tileMinPx + gapPx)));
  const tileWidthPx = Math.max(0, Math.floor((widthPx - gapPx * (columns - 1)) / columns));
  return { columns, tileWidthPx, rowHeightPx: tileWidthPx + captionPx + gapPx };
}

/** The place an arrow key leads to from another; `undefined` if the key leads nowhere. */
export function stepInGrid(key: string, from: number, { count, columns, isRtl }: { count: number; columns: number; isRtl: boolean }) {
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  const steps: Readonly<Record<string, number>> = {
    [forward]: from + 1,
    [back]: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined || count === 0) return undefined;
  // Before anything is chosen every arrow leads to the first; below the last row an arrow leads to the last.
  if (from < 0) return key === "End" ? count - 1 : 0;
  if (to >= count) return key === "ArrowDown" && Math.floor(from / columns) < Math.floor((count - 1) / columns) ? count - 1 : from;
  return to < 0 ? from : to;
}

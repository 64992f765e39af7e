interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface Places {
  readonly index: number;
  readonly total: number;
  readonly columns: number;
  readonly rowsOnScreen: number;
  readonly direction: "ltr" | "rtl";
}

/** Where a key leads from a place of a grid, or undefined where it leads nowhere. A list is a grid of one column. */
export function stepPlace(
  { key, ctrlKey, metaKey }: KeyPress,
  { index, total, columns, rowsOnScreen, direction }: Places,
): number | undefined {
  if (total === 0 || ctrlKey || metaKey) return undefined;
  const page = Math.max(1, rowsOnScreen) * columns;
  const beside = direction === "rtl" ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ...(columns > 1 && { ArrowLeft: index - beside, ArrowRight: index + beside }),
    ArrowUp: index - columns,
    ArrowDown: below(index, total, columns),
    PageUp: Math.max(index - page, index % columns),
    PageDown: Math.min(index + page, total - 1),
    Home: 0,
    End: total - 1,
  };
  const next = steps[key];
  if (next === undefined) return undefined;
  return next < 0 || next >= total ? index : next;
}

/** The last row may be short: down from above its gap leads to its end. */
function below(index: number, total: number, columns: number): number {
  const next = index + columns;
  const isInLastRow = Math.floor(index / columns) === Math.floor((total - 1) / columns);
  return isInLastRow ? index : Math.min(next, total - 1);
}

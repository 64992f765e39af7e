/** A control of the bar, as far as its place counts. */
export interface PlacedPart<Id extends string = string> {
  readonly id: Id;
  /** A thin line stands between parts of different groups. */
  readonly group: string;
}

/** What the bar's parts measure, in pixels. A part that was never drawn has no width yet. */
export interface BarSizes {
  readonly widths: ReadonlyMap<string, number>;
  readonly gapPx: number;
  /** A thin line, with the space around it. */
  readonly linePx: number;
  readonly morePx: number;
}

export interface FitRequest<Id extends string> {
  /** In the order in which they stand. */
  readonly parts: readonly PlacedPart<Id>[];
  /** The most used first. What is not named here stands behind *More* at every width. */
  readonly byImportance: readonly Id[];
  readonly sizes: BarSizes;
  readonly roomPx: number;
}

/** Less room than this has none to spare for thin lines. */
const tightPx = 480;

/** Whether thin lines stand between the groups. */
export function hasLines(roomPx: number): boolean {
  return roomPx >= tightPx;
}

/** Which parts stand in one line of that width, with the button *More* after them. A part whose width is unknown counts as fitting: drawn, it is measured. */
export function fitParts<Id extends string>({ parts, byImportance, sizes, roomPx }: FitRequest<Id>): ReadonlySet<Id> {
  const offered = new Set(parts.map(({ id }) => id));
  const wanted = byImportance.filter((id) => offered.has(id));
  const needsMore = wanted.length < parts.length;
  const all = new Set(wanted);
  const linePx = hasLines(roomPx) ? sizes.linePx + sizes.gapPx : 0;
  const widthOf = (shown: ReadonlySet<Id>, withMore: boolean) => {
    const row = parts.filter(({ id }) => shown.has(id));
    const lines = row.filter(({ group }, index) => index > 0 && row[index - 1]?.group !== group).length;
    const widths = row.reduce((sum, { id }) => sum + (sizes.widths.get(id) ?? 0) + sizes.gapPx, 0);
    return widths + lines * linePx + (withMore ? sizes.morePx : -sizes.gapPx);
  };
  if (widthOf(all, needsMore) <= roomPx) return all;
  const shown = new Set<Id>();
  for (const id of wanted) {
    shown.add(id);
    if (widthOf(shown, true) > roomPx) shown.delete(id);
  }
  return shown;
}

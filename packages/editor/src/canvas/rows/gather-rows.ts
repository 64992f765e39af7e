/** Rows that stand below each other in one group. `group` is absent if they need a new one. */
export interface RowRun<Row, Group> {
  readonly group: Group | undefined;
  readonly rows: readonly Row[];
}

/** A group begins with this many rows. One with more than twice as many is divided. */
export const rowsPerGroup = 16;

/**
 * Divides the rows of an email, in order, into groups. Rows stay in the group that they are in; a row that is new or was moved joins the
 * one before it. So a change of the order touches one or two groups however long the email is.
 */
export function gatherRows<Row, Group>(rows: readonly Row[], around: (row: Row) => Group | undefined): readonly RowRun<Row, Group>[] {
  const runs = readRuns(rows, around);
  const longest = new Map<Group, number>();
  for (const { group, rows } of runs) if (group) longest.set(group, Math.max(rows.length, longest.get(group) ?? 0));
  const kept: { group: Group | undefined; rows: Row[] }[] = [];
  for (const { group, rows } of runs) {
    const isHome = group !== undefined && longest.get(group) === rows.length;
    const last = kept.at(-1);
    if (isHome) longest.delete(group);
    if (!last) kept.push({ group: isHome ? group : undefined, rows: [...rows] });
    else if (isHome && last.group) kept.push({ group, rows: [...rows] });
    else {
      last.rows.push(...rows);
      if (isHome) last.group = group;
    }
  }
  return kept.flatMap((run) => divide(run));
}

function readRuns<Row, Group>(rows: readonly Row[], around: (row: Row) => Group | undefined): readonly RowRun<Row, Group>[] {
  const runs: { readonly group: Group | undefined; readonly rows: Row[] }[] = [];
  for (const row of rows) {
    const group = around(row);
    const last = runs.at(-1);
    if (last && last.group === group) last.rows.push(row);
    else runs.push({ group, rows: [row] });
  }
  return runs;
}

function divide<Row, Group>(run: RowRun<Row, Group>): readonly RowRun<Row, Group>[] {
  if (run.rows.length <= 2 * rowsPerGroup) return [run];
  const pieces: RowRun<Row, Group>[] = [];
  for (let at = 0; at < run.rows.length; at += rowsPerGroup) {
    pieces.push({ group: at === 0 ? run.group : undefined, rows: run.rows.slice(at, at + rowsPerGroup) });
  }
  return pieces;
}

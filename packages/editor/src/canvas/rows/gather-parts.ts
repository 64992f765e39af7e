/** Parts that stand below each other and share one gathering. `gathering` is absent if they need a new one. */
export interface PartRun<Part, Gathering> {
  readonly gathering: Gathering | undefined;
  readonly parts: readonly Part[];
}

/** A group begins with this many rows, and a band with this many groups. One with more than twice as many is divided. */
export const rowsPerGroup = 16;
export const groupsPerBand = 6;

/**
 * Divides the rows of an email, in order, into groups, and the groups into bands. Parts stay in the gathering that they are in; a part that
 * is new or was moved joins the one before it. So a change of the order touches one or two gatherings however long the email is.
 */
export function gatherParts<Part, Gathering>(
  parts: readonly Part[],
  around: (part: Part) => Gathering | undefined,
  partsMin: number,
): readonly PartRun<Part, Gathering>[] {
  const runs = readRuns(parts, around);
  const longest = new Map<Gathering, number>();
  for (const { gathering, parts } of runs) if (gathering) longest.set(gathering, Math.max(parts.length, longest.get(gathering) ?? 0));
  const kept: { gathering: Gathering | undefined; parts: Part[] }[] = [];
  for (const { gathering, parts } of runs) {
    const isHome = gathering !== undefined && longest.get(gathering) === parts.length;
    const last = kept.at(-1);
    if (isHome) longest.delete(gathering);
    if (!last) kept.push({ gathering: isHome ? gathering : undefined, parts: [...parts] });
    else if (isHome && last.gathering) kept.push({ gathering, parts: [...parts] });
    else {
      last.parts.push(...parts);
      if (isHome) last.gathering = gathering;
    }
  }
  return kept.flatMap((run) => divide(run, partsMin));
}

function readRuns<Part, Gathering>(
  parts: readonly Part[],
  around: (part: Part) => Gathering | undefined,
): readonly PartRun<Part, Gathering>[] {
  const runs: { readonly gathering: Gathering | undefined; readonly parts: Part[] }[] = [];
  for (const part of parts) {
    const gathering = around(part);
    const last = runs.at(-1);
    if (last && last.gathering === gathering) last.parts.push(part);
    else runs.push({ gathering, parts: [part] });
  }
  return runs;
}

function divide<Part, Gathering>(run: PartRun<Part, Gathering>, partsMin: number): readonly PartRun<Part, Gathering>[] {
  if (run.parts.length <= 2 * partsMin) return [run];
  const pieces: PartRun<Part, Gathering>[] = [];
  for (let at = 0; at < run.parts.length; at += partsMin) {
    pieces.push({ gathering: at === 0 ? run.gathering : undefined, parts: run.parts.slice(at, at + partsMin) });
  }
  return pieces;
}

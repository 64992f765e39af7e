import type { MjmlNode } from "@mailwright/document";
import type { CompiledRow, RowFaces } from "../contracts/compiled-row.js";
import type { Variants } from "../overrides/overlay-variants.js";
import { renderUnits, type UnitWidths } from "./render-units.js";
import { createUnit, type Unit } from "./unit.js";

interface Entry {
  readonly widths: string;
  readonly unit: Unit;
}

/** Which face of a row is rendered (see `RowFaces`). */
export type Face = keyof RowFaces;

/**
 * Remembers rendered rows by the identity of their nodes. `onRender` is told how many had to be rendered. `standIn` gives the nodes that
 * are drawn in the place of a row that MJML cannot render.
 */
export function createUnitCache(onRender: (count: number) => void, standIn: StandIn) {
  const entries = new WeakMap<readonly MjmlNode[], Entry>();

  /** The units of these rows, in order. What is missing is rendered in one run of the engine. */
  return function unitsOf(rows: readonly CompiledRow[], face: Face, widths: UnitWidths): readonly Unit[] {
    const key = `${widths.bodyWidth} ${widths.rowWidth}`;
    const missing = rows.filter((row) => entries.get(row[face])?.widths !== key);
    if (missing.length > 0) {
      onRender(missing.length);
      const units = renderEach(missing, face, widths, standIn);
      missing.forEach((row, index) => {
        const unit = units[index];
        if (unit) entries.set(row[face], { widths: key, unit });
      });
    }
    return rows.flatMap((row) => entries.get(row[face])?.unit ?? []);
  };
}

type StandIn = (row: CompiledRow) => readonly MjmlNode[];

function renderEach(rows: readonly CompiledRow[], face: Face, widths: UnitWidths, standIn: StandIn): readonly Unit[] {
  try {
    const nodes = rows.map((row) => row[face]);
    const variants = renderVariants(rows, face, widths);
    return renderUnits(nodes, widths).flatMap((rendered, index) => {
      const row = rows[index];
      return row ? createUnit(row.block.id, rendered, { variants: variants.get(row) }) : [];
    });
  } catch (cause) {
    const [only, ...others] = rows;
    // MJML threw because of one of these rows. Rendered one by one, only that row fails.
    if (!only || others.length > 0) return rows.flatMap((row) => renderEach([row], face, widths, standIn));
    const failure = cause instanceof Error ? cause.message : String(cause);
    return renderUnits([standIn(only)], widths).map((rendered) => createUnit(only.block.id, rendered, { failure }));
  }
}

/** What the rows look like on other devices and in the dark, in one more run of the engine where any row has such a look. */
function renderVariants(rows: readonly CompiledRow[], face: Face, widths: UnitWidths): ReadonlyMap<CompiledRow, Variants> {
  const wanted = rows.flatMap((row) => row.variants.map((variant) => ({ row, variant })));
  const found = new Map<CompiledRow, Variants>();
  if (wanted.length === 0) return found;
  const rendered = renderUnits(
    wanted.map(({ variant }) => variant[face]),
    widths,
  );
  wanted.forEach(({ row, variant }, index) => {
    found.set(row, { ...found.get(row), [variant.part]: rendered[index]?.html });
  });
  return found;
}

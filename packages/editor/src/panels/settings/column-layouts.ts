import type { Block, Blueprint, Preset } from "@mailwright/document";

/** Columns that the palette offers, for a block that has some already. */
export interface ColumnLayout {
  readonly preset: Preset;
  /** In percent, one for each column. */
  readonly widths: readonly number[];
}

/** The presets that are a block of this type with empty columns and nothing else. Advanced ones only where they are offered. */
export function columnLayouts(presets: readonly Preset[], type: Block["type"], mode: Preset["mode"]): readonly ColumnLayout[] {
  return presets.flatMap((preset) => {
    if (preset.mode === "advanced" && mode !== "advanced") return [];
    const { type: made, children = [] } = preset.makes();
    const widths = children.map(emptyWidth);
    return made === type && widths.length > 0 && widths.every((width) => width !== undefined) ? [{ preset, widths }] : [];
  });
}

function emptyWidth({ props, children = [] }: Blueprint): number | undefined {
  const width = props?.["width"];
  return children.length === 0 && typeof width === "number" ? width : undefined;
}

/** A third is stored with two decimals. */
const closePercent = 0.5;

/** Are these the widths of the layout? */
export function isLaidOut(widths: readonly number[], layout: ColumnLayout): boolean {
  return (
    widths.length === layout.widths.length && widths.every((width, index) => Math.abs(width - (layout.widths[index] ?? 0)) < closePercent)
  );
}

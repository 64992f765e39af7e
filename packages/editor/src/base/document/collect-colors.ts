import {
  type Block,
  type BlockRegistry,
  type EmailDocument,
  generalSettingsSpecs,
  type PropSpecs,
  resolveSettings,
} from "@mailwright/document";
import { parseHexColor } from "@mailwright/ui";

/** How often each colour stands somewhere; keys are lower-case `#rrggbb`. */
type ColorCounts = ReadonlyMap<string, number>;

const countsBelow = new WeakMap<Block, ColorCounts>();
const swatchesMax = 16;
const inlineColor = /(?:color|background(?:-color)?)\s*:\s*(#[\da-f]{3,8})\b/gi;

/**
 * The colours a template uses, the most used first: its blocks' own, those inside its texts, and those of General settings.
 * Counts are kept by a block's identity, so after an edit only the changed row is looked through.
 */
export function collectColors(document: EmailDocument, registry: BlockRegistry): readonly string[] {
  const counts = new Map(countBlock(document.root, registry));
  addColors(counts, generalSettingsSpecs, resolveSettings(document.settings));
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, swatchesMax)
    .map(([color]) => color);
}

function countBlock(block: Block, registry: BlockRegistry): ColorCounts {
  const known = countsBelow.get(block);
  if (known) return known;
  const counts = new Map<string, number>();
  const definition = registry.get(block.type);
  if (definition) addColors(counts, definition.props, block.props);
  for (const child of block.children ?? []) {
    for (const [color, count] of countBlock(child, registry)) counts.set(color, (counts.get(color) ?? 0) + count);
  }
  countsBelow.set(block, counts);
  return counts;
}

function addColors(counts: Map<string, number>, specs: PropSpecs, values: Readonly<Record<string, unknown>>): void {
  for (const [name, spec] of Object.entries(specs)) {
    const value = values[name];
    if (typeof value !== "string") continue;
    if (spec.kind === "color") addColor(counts, value);
    if (spec.kind === "richText") for (const [, color = ""] of value.matchAll(inlineColor)) addColor(counts, color);
  }
}

function addColor(counts: Map<string, number>, written: string): void {
  const color = parseHexColor(written);
  if (color) counts.set(color, (counts.get(color) ?? 0) + 1);
}

import type { Preset, PresetGroup } from "@mailwright/document";
import type { EditorMode } from "@mailwright/editing";

// Groups of a tile or two share a heading: alone, each would leave the rest of its row empty.
const shelves = [["Basic"], ["Navigation", "Social"], ["Forms", "Products"], ["Sections"], ["Extra"]] as const satisfies readonly [
  PresetGroup,
  PresetGroup?,
][];

/** One heading of the palette with its tiles. */
export interface PaletteGroup {
  /** The groups of which there are tiles. */
  readonly groups: readonly PresetGroup[];
  readonly presets: readonly Preset[];
}

export interface PaletteFilter {
  /** Without a query: the presets of simple mode, or those that advanced mode adds. */
  readonly view: "blocks" | "advanced";
  readonly mode: EditorMode;
  readonly query: string;
  /** The kinds of ports that the editor has. A preset that needs another one is not offered. */
  readonly has: (need: NonNullable<Preset["needs"]>) => boolean;
  /** The preset's name and keywords in the person's language. The English ones are searched as well. */
  readonly wordsOf: (preset: Preset) => string;
}

/** The presets that are offered, by group and in the palette's order. Every word of the query must be found somewhere. */
export function filterPresets(presets: readonly Preset[], { view, mode, query, has, wordsOf }: PaletteFilter): readonly PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isOffered = (preset: Preset) => {
    if (preset.mode === "advanced" && mode !== "advanced") return false;
    if (words.length === 0 && (preset.mode === "advanced") !== (view === "advanced")) return false;
    if (preset.needs !== undefined && !has(preset.needs)) return false;
    const text = `${wordsOf(preset)} ${preset.name} ${preset.keywords ?? ""} ${preset.group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const offered = presets.filter(isOffered);
  return shelves.flatMap((shelf) => {
    const onShelf = shelf.flatMap((group) => offered.filter((preset) => preset.group === group));
    return onShelf.length === 0 ? [] : { groups: [...new Set(onShelf.map(({ group }) => group))], presets: onShelf };
  });
}

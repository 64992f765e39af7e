import type { IconSource } from "@mailwright/ui";

/** One thing that the command palette offers. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: "commands" | "blocks" | "settings";
  readonly label: string;
  /** Other words that find it. */
  readonly keywords?: string;
  readonly icon?: IconSource;
  /** The keys, as the keyboard at hand calls them. */
  readonly shortcut?: string | undefined;
  readonly run: () => void;
}

/** The entries that a query finds: every word somewhere, those whose name begins with it first. */
export function findEntries(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ label, keywords = "" }) => {
    const text = `${label} ${keywords}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isBegun = ({ label }: PaletteEntry) => words[0] !== undefined && label.toLowerCase().startsWith(words[0]);
  return [...found.filter(isBegun), ...found.filter((entry) => !isBegun(entry))];
}

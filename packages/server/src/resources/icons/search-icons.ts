import type { IconCatalog, IconEntry } from "../../pictures/icons/icon-catalog.js";

interface IconQuery {
  query: string;
  /** Empty is all. */
  category: string;
}

/** The icons that fit, best first: by name, then by the beginning of the name, a part of it, a tag. */
export function searchIcons({ icons }: IconCatalog, { query, category }: IconQuery): IconEntry[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return icons
    .filter((icon) => category === "" || icon.categories.includes(category))
    .map((icon) => ({ icon, rank: rankOf(icon, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || (a.icon.name < b.icon.name ? -1 : 1))
    .map(({ icon }) => icon);
}

/** Every word must be found somewhere; 0 is no. */
function rankOf(icon: IconEntry, words: readonly string[]): number {
  const ranks = words.map((word) => rankOfWord(icon, word));
  return ranks.includes(0) ? 0 : 1 + ranks.reduce((sum, rank) => sum + rank, 0);
}

function rankOfWord({ name, tags }: IconEntry, word: string): number {
  if (name === word) return 8;
  if (tags.includes(word)) return 5;
  if (name.startsWith(word)) return 4;
  if (name.includes(word)) return 2;
  return tags.some((tag) => tag.includes(word)) ? 1 : 0;
}

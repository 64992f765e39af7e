import { favoriteTag } from "./limits.js";

/** The tags of a comma-separated text: trimmed, without empty ones and repetitions. */
export function parseTags(tags: string): string[] {
  const parts = tags.split(",").map((tag) => tag.trim());
  return [...new Set(parts.filter((tag) => tag !== ""))];
}

/** The wire form of a list of tags. */
export const writeTags = (tags: readonly string[]) => parseTags(tags.join(",")).join(",");

/** True when the tags mark a favourite. */
export const isFavorite = (tags: string) => parseTags(tags).includes(favoriteTag);

/** The same tags with or without the mark of a favourite. */
export function markFavorite(tags: string, favorite: boolean): string {
  const others = withoutFavorite(tags);
  return writeTags(favorite ? [...others, favoriteTag] : others);
}

/** The tags a person wrote. */
export const withoutFavorite = (tags: string) => parseTags(tags).filter((tag) => tag !== favoriteTag);

import type { FieldCode } from "./error-codes.js";
import { templateNameMaxLength } from "./limits.js";
import { hasForbiddenNameCharacters } from "./name-characters.js";
import { countCharacters } from "./template-text.js";

export type CategoryNameFault = Extract<FieldCode, "required" | "too-long" | "name-characters" | "duplicate">;

/** Two names with the same key are the same category. */
export const categoryNameKey = (name: string) => name.trim().normalize("NFC").toLowerCase();

/** What is wrong with a category's name beside its siblings' names, or null. */
export function checkCategoryName(name: string, siblings: readonly string[] = []): CategoryNameFault | null {
  const key = categoryNameKey(name);
  if (key === "") return "required";
  if (countCharacters(name.trim()) > templateNameMaxLength) return "too-long";
  if (hasForbiddenNameCharacters(name.trim())) return "name-characters";
  return siblings.some((sibling) => categoryNameKey(sibling) === key) ? "duplicate" : null;
}

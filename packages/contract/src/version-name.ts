import type { FieldCode } from "./error-codes.js";
import { versionNameMaxLength } from "./limits.js";
import { hasForbiddenNameCharacters } from "./name-characters.js";
import { countCharacters } from "./template-text.js";

export type VersionNameFault = Extract<FieldCode, "required" | "too-long" | "name-characters">;

/** What is wrong with the name of a version, or null. */
export function checkVersionName(name: string): VersionNameFault | null {
  const words = name.trim();
  if (words === "") return "required";
  if (countCharacters(words) > versionNameMaxLength) return "too-long";
  return hasForbiddenNameCharacters(words) ? "name-characters" : null;
}

import type { FieldCode } from "./error-codes.js";
import { templateDescriptionMaxLength, templateNameMaxLength, templatePreHeaderMaxLength } from "./limits.js";
import { hasForbiddenNameCharacters } from "./name-characters.js";

export type TextFault = Extract<FieldCode, "required" | "too-long" | "forbidden-characters" | "name-characters" | "outer-spaces">;

/** A name or description may hold none of these. */
export const forbiddenCharacters = '!@#$%^&*,.?":{}|<>';

const forbidden = /[!@#$%^&*,.?":{}|<>]/;

/** Counts what a person sees as characters well enough for a limit: code points, not UTF-16 halves. */
export const countCharacters = (text: string) => (text.length > countedMax ? text.length : Array.from(text).length);

/** Longer than any limit even if every character has two halves; to count them would take memory for each. */
const countedMax = 10_000;

/** What is wrong with a template's name, or null. */
export function checkTemplateName(name: string): TextFault | null {
  if (name.trim() === "") return "required";
  return checkText(name, templateNameMaxLength);
}

/** What is wrong with a template's description, or null. An empty one is fine. */
export function checkTemplateDescription(description: string): TextFault | null {
  if (description === "") return null;
  return checkText(description, templateDescriptionMaxLength);
}

/** What is wrong with a hidden preheader, or null. */
export function checkTemplatePreHeader(preHeader: string): TextFault | null {
  return countCharacters(preHeader) > templatePreHeaderMaxLength ? "too-long" : null;
}

function checkText(text: string, lengthMax: number): TextFault | null {
  if (countCharacters(text) > lengthMax) return "too-long";
  if (forbidden.test(text)) return "forbidden-characters";
  if (text.trim() !== text) return "outer-spaces";
  return hasForbiddenNameCharacters(text) ? "name-characters" : null;
}

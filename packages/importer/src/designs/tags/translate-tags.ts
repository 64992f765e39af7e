import { isRecord } from "../json/json-values.js";
import { parseDesign } from "../json/parse-design.js";
import { knownTags } from "./known-tags.js";

/** How many merge tags became ours, and which stayed as they were written. */
export interface TagCount {
  translated: number;
  readonly kept: Set<string>;
}

export function createTagCount(): TagCount {
  return { translated: 0, kept: new Set() };
}

/** Merge tags of providers in a text, in our words. Those that have no twin stay as they are. */
export function translateTags(text: string, count: TagCount): string {
  return knownTags.reduce(
    (translated, { pattern, ours }) =>
      translated.replace(pattern, (tag: string, ...groups: unknown[]) => {
        const [name = "", fallback = ""] = groups.map((group) => (typeof group === "string" ? group : ""));
        const twin = ours(name, fallback);
        if (twin === undefined) count.kept.add(tag.slice(0, 80));
        else if (twin !== tag) count.translated++;
        return twin ?? tag;
      }),
    text,
  );
}

/** The same in every text of a design. */
export function translateTexts(value: unknown, count: TagCount): unknown {
  if (typeof value === "string") return translateText(value, count);
  if (Array.isArray(value)) return value.map((each) => translateTexts(each, count));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translateTexts(each, count)]));
}

/** A text may be JSON itself, in which a quote of a tag would end it. */
function translateText(text: string, count: TagCount): string {
  if (!/[{*%[]/.test(text)) return text;
  const inner = /^\s*[{[]\s*["{[]/.test(text) ? parseDesign(text) : undefined;
  return typeof inner === "object" ? JSON.stringify(translateTexts(inner, count)) : translateTags(text, count);
}

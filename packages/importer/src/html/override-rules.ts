import { type OverridePart, overrideParts } from "@mailwright/document";
import { readStyle } from "../markup/read-style.js";

/** What a class of the head declares for a device or for the dark. */
export type OverrideRules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The rules of each part, by class. */
export type Overrides = Readonly<Record<OverridePart, OverrideRules>>;

const queries: Readonly<Record<OverridePart, string>> = {
  tablet: "@media only screen and (max-width:992px){",
  mobile: "@media only screen and (max-width:480px){",
  dark: "@media (prefers-color-scheme:dark){",
};
const rule = /\.(mw-[tmd][a-z\d]+)\{([^{}]*)\}/g;

/** Reads the compiler's rules out of a head: those of classes that it named after what they say. */
export function readOverrides(head: string): Overrides {
  const [tablet, mobile, dark] = overrideParts.map((part) => readRules(head, queries[part]));
  const none: OverrideRules = new Map();
  return { tablet: tablet ?? none, mobile: mobile ?? none, dark: dark ?? none };
}

function readRules(head: string, query: string): OverrideRules {
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (let at = head.indexOf(query); at >= 0; at = head.indexOf(query, at + query.length)) {
    const end = head.indexOf("}}", at);
    const css = head.slice(at + query.length, end < 0 ? undefined : end + 1);
    for (const [, name = "", declarations = ""] of css.matchAll(rule)) {
      rules.set(name, readStyle(declarations.replaceAll("!important", "")));
    }
  }
  return rules;
}

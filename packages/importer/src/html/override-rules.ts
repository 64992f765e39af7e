import { type OverridePart, protectMergeTags, readDeclarations } from "@mailwright/document";

/** What a class of the head declares for a device or for the dark. */
export type OverrideRules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The rules of each part, by class. */
export type Overrides = Readonly<Record<OverridePart, OverrideRules>>;

/** Reads the compiler's rules out of a head: those of classes that it named after what they say. */
export function readOverrides(head: string): Overrides {
  // A colour may be a merge tag, with braces of its own.
  const held = protectMergeTags(head);
  const read = (part: OverridePart) =>
    readRules(held.text, new RegExp(String.raw`\.(mw-${part[0]}[a-z\d]+)\{([^{}]*)\}`, "g"), held.restore);
  return { tablet: read("tablet"), mobile: read("mobile"), dark: read("dark") };
}

function readRules(head: string, rule: RegExp, restore: (text: string) => string): OverrideRules {
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const [, name = "", declarations = ""] of head.matchAll(rule)) {
    // Outlook's copies come after the rule, and say it in parts.
    if (!rules.has(name)) rules.set(name, readDeclarations(restore(declarations).replaceAll("!important", "")));
  }
  return rules;
}

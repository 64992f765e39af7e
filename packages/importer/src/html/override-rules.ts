import { type OverridePart, protectMergeTags, readDeclarations } from "@mailwright/document";

/** The declarations of each class that the compiler wrote into the head for a device or for dark mode. */
export type OverrideRules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The rules of each part, by class. */
export type Overrides = Readonly<Record<OverridePart, OverrideRules>>;

/** Reads the compiler's rules out of a head: those of classes that it named after what they say. */
export function readOverrides(head: string): Overrides {
  // A colour may be a merge tag such as `{{ brand.color }}`, whose braces must not end the rule.
  const held = protectMergeTags(head);
  const read = (part: OverridePart) =>
    readRules(held.text, new RegExp(String.raw`\.(mw-${part[0]}[a-z\d]+)\{([^{}]*)\}`, "g"), held.restore);
  return { tablet: read("tablet"), mobile: read("mobile"), dark: read("dark") };
}

function readRules(head: string, rule: RegExp, restore: (text: string) => string): OverrideRules {
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const [, name = "", declarations = ""] of head.matchAll(rule)) {
    // The compiler repeats rules for Outlook's dark mode further down, split into several; the first rule of a class is complete.
    if (!rules.has(name)) rules.set(name, readDeclarations(restore(declarations).replaceAll("!important", "")));
  }
  return rules;
}

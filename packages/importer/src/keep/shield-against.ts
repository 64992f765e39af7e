import { fontStack } from "@mailwright/document";
import { mjmlDefaults } from "../mjml/defaults.js";
import type { MjmlSource } from "../mjml/parse-mjml.js";

/** Elements that our blocks compile to. Those with words fall back to a font that every reader has. */
const hasWords: Readonly<Record<string, boolean>> = {
  "mj-wrapper": false,
  "mj-section": false,
  "mj-group": false,
  "mj-column": false,
  "mj-text": true,
  "mj-image": false,
  "mj-button": true,
  "mj-divider": false,
  "mj-spacer": false,
  "mj-table": true,
};

/**
 * Attributes that our own blocks must state in an email with an imported head. `mj-attributes` of that head would change every element that
 * does not state them, and it was written for the imported elements only.
 */
export function shieldAgainst(head: MjmlSource | undefined): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rules = (head?.children ?? []).filter(({ tagName }) => tagName === "mj-attributes").flatMap(({ children }) => children);
  const shield: Record<string, Record<string, string>> = {};
  for (const [tagName, withWords] of Object.entries(hasWords)) {
    const own: Record<string, string> = {};
    for (const rule of rules.filter((each) => each.tagName === tagName || each.tagName === "mj-all")) {
      for (const name of rule.attributes.keys()) own[name] = mjmlDefaults[tagName]?.[name] ?? "";
    }
    if (withWords) own["font-family"] = fontStack("Arial");
    if (Object.keys(own).length > 0) shield[tagName] = own;
  }
  return shield;
}

import { isRecord, type JsonRecord, recordOf, textOf } from "../json/json-values.js";

/** The name of a class: a text, or a record with one. */
export function classOf(value: unknown): string {
  return textOf(isRecord(value) ? value["name"] : value).replace(/^\./, "");
}

/** The rules of a project as a style sheet. */
export function writeRules(rules: readonly JsonRecord[]): string {
  return rules
    .map((rule) => {
      const selectors = [selectorOf(rule), textOf(rule["selectorsAdd"])].filter(Boolean).join(",");
      const state = textOf(rule["state"]);
      const declarations = Object.entries(recordOf(rule["style"]))
        .map(([name, value]) => `${name}:${textOf(value)}`)
        .join(";");
      const written = selectors === "" ? "" : `${selectors}${state && `:${state}`}{${declarations}}`;
      const media = textOf(rule["mediaText"]);
      const isMedia = media !== "" && /^(?:media)?$/.test(textOf(rule["atRuleType"]));
      return isMedia ? `@media ${media}{${written}}` : written;
    })
    .join("\n");
}

/** All names of one rule belong to the same element. */
function selectorOf({ selectors }: JsonRecord): string {
  const names = Array.isArray(selectors) ? selectors : [];
  return names
    .map((each) => {
      const name = classOf(each);
      if (name === "" || name.startsWith("#")) return name;
      return isRecord(each) && each["type"] === 2 ? `#${name}` : `.${name}`;
    })
    .join("");
}

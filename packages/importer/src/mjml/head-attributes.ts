import type { MjmlSource } from "./parse-mjml.js";

type Attributes = ReadonlyMap<string, string>;

/** What `mj-attributes` of the head gives to elements that do not say it themselves. */
export interface MjmlDefaults {
  /** Looks up attributes for an element of this tag and of these classes. */
  of(tagName: string, classes: string): (name: string) => string | undefined;
}

/** Reads every `mj-attributes` of a head: classes count before tags, and tags before `mj-all`. */
export function readHeadAttributes(head: MjmlSource | undefined): MjmlDefaults {
  const byTag = new Map<string, Attributes>();
  const byClass = new Map<string, Attributes>();
  const rules = (head?.children ?? []).filter(({ tagName }) => tagName === "mj-attributes").flatMap(({ children }) => children);
  for (const { tagName, attributes } of rules) {
    const name = tagName === "mj-class" ? (attributes.get("name") ?? "") : tagName;
    const among = tagName === "mj-class" ? byClass : byTag;
    among.set(name, new Map([...(among.get(name) ?? []), ...attributes]));
  }
  return {
    of(tagName, classes) {
      const sources = [
        ...classes
          .split(/\s+/)
          .reverse()
          .map((name) => byClass.get(name)),
        byTag.get(tagName),
        byTag.get("mj-all"),
      ];
      const given = sources.filter((source) => source !== undefined);
      return (name) => given.find((source) => source.has(name))?.get(name);
    },
  };
}

import type { AnyBlockDefinition, BlockRegistry } from "@mailwright/document";
import { type ChangeKey, changeStrings } from "./change-strings.js";

/** What a step of the history did, as data: "Move heading" is `{ key: "move", blockType: "heading" }`. */
export interface ChangeLabel {
  readonly key: ChangeKey;
  readonly blockType?: string;
  readonly propName?: string;
  readonly count?: number;
}

/** What blocks and their props are called inside a label. */
export interface ChangeNames {
  block(definition: AnyBlockDefinition): string;
  prop(definition: AnyBlockDefinition, propName: string): string;
}

const englishNames: ChangeNames = {
  block: ({ strings }) => nameInSentence(strings.name),
  prop: ({ strings }, propName) => nameInSentence(strings.props[propName] ?? propName),
};

/** The words of a label. `strings` and `names` may be translated ones. */
export function describeChange(
  { key, blockType = "", propName = "", count }: ChangeLabel,
  registry: BlockRegistry,
  strings: Readonly<Record<ChangeKey, string>> = changeStrings,
  names: ChangeNames = englishNames,
): string {
  const definition = registry.get(blockType);
  const values: Readonly<Record<string, string>> = {
    block: definition ? names.block(definition) : blockType,
    prop: definition && propName !== "" ? names.prop(definition, propName) : propName,
    count: String(count ?? ""),
  };
  return strings[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "").trim();
}

/** An English name inside a sentence: "Heading" becomes "heading", "QR code" and "URL" stay as they are. */
export function nameInSentence(name: string): string {
  const [first = "", second = ""] = name;
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(first.length) : name;
}

import type { BlockRegistry } from "@mailwright/document";
import { type ChangeKey, changeStrings } from "./strings.js";

/** What a step of the history did, as data: "Move heading" is `{ key: "move", blockType: "heading" }`. */
export interface ChangeLabel {
  readonly key: ChangeKey;
  readonly blockType?: string;
  readonly propName?: string;
  readonly count?: number;
}

/** The words of a label. `strings` may be translated ones; block and prop names come from the registry. */
export function describeChange(
  label: ChangeLabel,
  registry: BlockRegistry,
  strings: Readonly<Record<ChangeKey, string>> = changeStrings,
): string {
  const definition = label.blockType === undefined ? undefined : registry.get(label.blockType);
  const names: Readonly<Record<string, string>> = {
    block: inSentence(definition?.strings.name ?? label.blockType ?? ""),
    prop: inSentence((label.propName !== undefined && definition?.strings.props[label.propName]) || (label.propName ?? "")),
    count: String(label.count ?? ""),
  };
  return strings[label.key].replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? "").trim();
}

// "Heading" becomes "heading" inside a sentence, "QR code" and "URL" stay as they are.
function inSentence(name: string): string {
  const [first = "", second = ""] = name;
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(first.length) : name;
}

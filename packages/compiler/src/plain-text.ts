import {
  type AnyBlockDefinition,
  type Block,
  type BlockRegistry,
  type GeneralSettings,
  htmlToPlainText,
  isLink,
  linkAddress,
  resolveProps,
  type Values,
} from "@mailwright/document";

/** The plain-text part of rows, remembered by the identity of row and settings. */
export function createTextCache(registry: BlockRegistry) {
  const known = new WeakMap<Block, { readonly settings: GeneralSettings; readonly text: string }>();

  return function textOf(rows: readonly Block[], settings: GeneralSettings): string {
    const texts = rows.map((row) => {
      const found = known.get(row);
      if (found?.settings === settings) return found.text;
      const text = writeText(row, registry, settings);
      known.set(row, { settings, text });
      return text;
    });
    return joinTexts(texts);
  };
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

function writeText(block: Block, registry: BlockRegistry, settings: GeneralSettings): string {
  const definition = registry.get(block.type);
  if (!definition) return "";
  const values = resolveProps(definition.props, block.props, settings);
  if (definition.text) return definition.text(values).trim();
  if (definition.accepts === "blocks") return joinTexts((block.children ?? []).map((child) => writeText(child, registry, settings)));
  return withAddresses(wordsOf(definition, values), definition, values);
}

/** What is edited in place, or else the label: a picture's alt text. */
function wordsOf({ editable, label }: AnyBlockDefinition, values: Values<AnyBlockDefinition["props"]>): string {
  const text = editable && values[editable.prop];
  if (typeof text !== "string") return label?.(values).trim() ?? "";
  return editable?.mode === "plain" ? text.trim() : htmlToPlainText(text);
}

function withAddresses(words: string, { props }: AnyBlockDefinition, values: Values<AnyBlockDefinition["props"]>): string {
  const addresses = Object.keys(props).flatMap((name) => {
    const value = values[name];
    const address = isLink(value) ? linkAddress(value) : "";
    return address === "" || address.startsWith("#") || words.endsWith(address) ? [] : [address];
  });
  return [words, ...addresses.map((address) => (words === "" ? address : `[${address}]`))].filter(Boolean).join(" ");
}

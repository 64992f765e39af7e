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
import { hasRules, type TemplateLogic, tagsAround } from "../rows/block-rules.js";

/** The plain-text part of rows, remembered by the identity of row and settings. */
export function createTextCache(registry: BlockRegistry, logic: TemplateLogic) {
  const known = new WeakMap<Block, { readonly settings: GeneralSettings; readonly withRules: boolean; readonly text: string }>();

  /** `withRules` writes the tags of conditions and repetitions, as they are sent. */
  return function textOf(rows: readonly Block[], settings: GeneralSettings, withRules: boolean): string {
    const texts = rows.map((row) => {
      const found = known.get(row);
      if (found?.settings === settings && found.withRules === withRules) return found.text;
      const text = writeText(row, { registry, settings, ...(withRules && { logic }) });
      known.set(row, { settings, withRules, text });
      return text;
    });
    return joinTexts(texts);
  };
}

interface TextPass {
  readonly registry: BlockRegistry;
  readonly settings: GeneralSettings;
  readonly logic?: TemplateLogic;
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

function writeText(block: Block, pass: TextPass): string {
  const definition = pass.registry.get(block.type);
  if (!definition) return "";
  const text = writeWords(block, definition, pass);
  if (text === "" || !pass.logic || !hasRules(block, definition)) return text;
  const [before, after] = tagsAround(block, pass.logic);
  return [before, text, after].join("\n");
}

function writeWords(block: Block, definition: AnyBlockDefinition, pass: TextPass): string {
  const { settings } = pass;
  const values = resolveProps(definition.props, block.props, settings);
  if (definition.text) return definition.text(values).trim();
  if (definition.accepts === "blocks") return joinTexts((block.children ?? []).map((child) => writeText(child, pass)));
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

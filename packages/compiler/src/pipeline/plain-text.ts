import {
  type AnyBlockDefinition,
  type Block,
  type BlockRegistry,
  type EmailDocument,
  type GeneralSettings,
  htmlToPlainText,
  isLink,
  linkAddress,
  resolveProps,
  resolveSettings,
  type Values,
  writeAmount,
} from "@mailwright/document";
import { hasRules, liquidLogic, type TemplateLogic, tagsAround } from "../rows/block-rules.js";

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

/**
 * The plain-text part of an email alone: the same bytes as the `text` of `compileDocument`, without compiling its HTML. What sends a mail
 * and what exports its text both ask this writer.
 */
export function writePlainText(document: EmailDocument, registry: BlockRegistry, logic: TemplateLogic = liquidLogic): string {
  const pass = { registry, settings: resolveSettings(document.settings), logic };
  return joinTexts((document.root.children ?? []).map((child) => writeText(child, pass)));
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
  const texts: string[] = [];
  collectTexts(block, pass, texts);
  return joinTexts(texts);
}

/** Adds the texts of a block and of all below it, each once: joining them level by level would copy deep ones again and again. */
function collectTexts(block: Block, pass: TextPass, texts: string[]): void {
  const definition = pass.registry.get(block.type);
  if (!definition) return;
  const start = texts.length;
  if (definition.accepts === "blocks" && !definition.text) collectChildren(block, pass, texts);
  else texts.push(...[writeWords(definition, block, pass)].filter((text) => text !== ""));
  const last = texts.length - 1;
  if (last < start || !pass.logic || !hasRules(block, definition)) return;
  const [before, after] = tagsAround(block, pass.logic);
  texts[start] = `${before}\n${texts[start]}`;
  texts[last] = `${texts[last]}\n${after}`;
}

function collectChildren({ children = [] }: Block, pass: TextPass, texts: string[]): void {
  const start = texts.length;
  const ends = children.map((child) => {
    collectTexts(child, pass, texts);
    return texts.length;
  });
  const [name, value] = texts.slice(start);
  const isNameAndValue =
    ends.length === 2 && ends[0] === start + 1 && ends[1] === start + 2 && children.every((child) => isColumn(child, pass));
  const line = isNameAndValue && name !== undefined && value !== undefined ? writeAmount(name, value) : undefined;
  if (line !== undefined) texts.splice(start, 2, line);
}

/** Does it stand beside others? Then it holds blocks that hold none. */
function isColumn({ type, children = [] }: Block, { registry }: TextPass): boolean {
  const holdsBlocks = (each: string) => registry.get(each)?.accepts === "blocks";
  return holdsBlocks(type) && !children.some((child) => holdsBlocks(child.type));
}

function writeWords(definition: AnyBlockDefinition, block: Block, { settings }: TextPass): string {
  const values = resolveProps(definition.props, block.props, settings);
  return definition.text ? definition.text(values, settings).trim() : withAddresses(wordsOf(definition, values), definition, values);
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

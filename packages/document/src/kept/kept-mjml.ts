import { isValues } from "../extras/extras.js";
import type { Block, JsonValue } from "../tree/block.js";

/**
 * A node of MJML without the nodes of the blocks inside it: where one stands, there is its index among the block's children. What a
 * block made is kept with the print of its content in the place of the content.
 */
export interface MjmlShape {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content?: string;
  readonly children?: readonly (MjmlShape | number)[];
}

/** What an import keeps of the MJML that became a block, in the block's `extras.mjml`. */
export interface KeptBlock {
  /** The email that it came from, by a name of its own: classes and defaults of another head would give it another look. */
  readonly page: string;
  /** What the block compiled to when it was imported. */
  readonly made: readonly (MjmlShape | number)[];
  /** What was written. */
  readonly written: readonly MjmlShape[];
  /** Comments beside it, which MJML writes into the email. */
  readonly before?: readonly MjmlShape[];
  readonly after?: readonly MjmlShape[];
  /** Of a row: its source, with what stands before it, and the print of its nodes. */
  readonly source?: string;
  readonly print?: string;
}

/** Attributes of root and body, as the compiler wrote them when it was imported, and as they were written. */
export interface KeptAttributes {
  readonly made: Readonly<Record<string, string>>;
  readonly written: Readonly<Record<string, string>>;
}

/** What an import keeps of everything around the rows, in the root's `extras.mjml`. */
export interface KeptEmail {
  readonly page: string;
  readonly root: KeptAttributes;
  readonly body: KeptAttributes;
  /** The children of `mj-head`. */
  readonly head: readonly MjmlShape[];
  /** Elements beside head and body: an `mj-raw` before the doctype. */
  readonly outside: readonly MjmlShape[];
  /** No wrapper is written around the rows. */
  readonly isBare: boolean;
  /** Comments beside the wrapper, which MJML writes into the email. */
  readonly before?: readonly MjmlShape[];
  readonly after?: readonly MjmlShape[];
  /** The source before the first row and after the last. */
  readonly open: string;
  readonly close: string;
  /** What the source says of itself, and what was said of the template when it was imported. */
  readonly titles: readonly string[];
  readonly preheaders: readonly string[];
  /** Attributes of elements that were not imported, against the defaults of the head. */
  readonly shield: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The print of the settings and of the attributes of root and body. */
  readonly print: string;
}

const part = "mjml";

/** What was kept of the MJML that became this block. */
export function readKeptBlock({ extras }: Pick<Block, "extras">): KeptBlock | undefined {
  const kept = extras?.[part];
  if (!isValues(kept) || !Array.isArray(kept["made"]) || !Array.isArray(kept["written"]) || typeof kept["page"] !== "string")
    return undefined;
  const { made, written, before, after } = kept;
  if (![made, written, before ?? [], after ?? []].every((list) => isShapes(list, 0))) return undefined;
  // One cast, here: everything that is looked at was looked at above.
  return kept as unknown as KeptBlock;
}

/** What was kept of everything around the rows. */
export function readKeptEmail({ extras }: Pick<Block, "extras">): KeptEmail | undefined {
  const kept = extras?.[part];
  if (!isValues(kept) || !isTexts(kept["titles"])) return undefined;
  if (![kept["head"], kept["outside"], kept["before"] ?? [], kept["after"] ?? []].every((list) => isShapes(list, 0))) return undefined;
  if (!isAttributePair(kept["root"]) || !isAttributePair(kept["body"]) || !isTexts(kept["preheaders"])) return undefined;
  const { page, open, close, print, shield } = kept;
  if (![page, open, close, print].every((text) => typeof text === "string") || !isValues(shield)) return undefined;
  return Object.values(shield).every(isAttributes) ? (kept as unknown as KeptEmail) : undefined;
}

/** Extras with what was kept of the MJML. */
export function withKept(extras: Block["extras"], kept: KeptBlock | KeptEmail): Readonly<Record<string, JsonValue>> {
  return { ...extras, [part]: kept as unknown as JsonValue };
}

const depthMax = 50;

function isShapes(list: unknown, depth: number): boolean {
  if (!Array.isArray(list) || depth > depthMax) return false;
  return list.every((shape: unknown) => typeof shape === "number" || isShape(shape, depth));
}

function isShape(shape: unknown, depth: number): boolean {
  if (!isValues(shape) || typeof shape["tagName"] !== "string" || !isAttributes(shape["attributes"])) return false;
  const { content, children } = shape;
  return (content === undefined || typeof content === "string") && (children === undefined || isShapes(children, depth + 1));
}

function isAttributePair(pair: unknown): boolean {
  return isValues(pair) && isAttributes(pair["made"]) && isAttributes(pair["written"]);
}

function isAttributes(attributes: unknown): boolean {
  return isValues(attributes) && isTexts(Object.values(attributes));
}

function isTexts(texts: unknown): boolean {
  return Array.isArray(texts) && texts.every((text) => typeof text === "string");
}

import {
  type Block,
  type BlockRegistry,
  type Blueprint,
  blueprintOf,
  documentVersion,
  type JsonValue,
  readDocument,
} from "@mailwright/document";
import { isValues as isJsonValues } from "./take.js";

/** The type under which copied blocks and styles go to the system's clipboard, beside `text/plain`. */
export const blocksMime = "application/x-mailwright+json";

const textMaxLength = 10 * 1024 * 1024;

/** Copied props that say how a block looks, with the type they come from. */
export interface CopiedStyle {
  readonly type: string;
  readonly props: Readonly<Record<string, JsonValue>>;
  /** The same for smaller devices and the dark, and the box around the block. */
  readonly extras: Readonly<Record<string, JsonValue>>;
}

/** Blocks as text that any Mailwright editor can read back. */
export function writeBlocks(blocks: readonly Block[]): string {
  return JSON.stringify({ mailwright: "blocks", version: documentVersion, blocks: blocks.map(blueprintOf) });
}

/** The blocks in a copied text, or `undefined` where it holds none. Unknown props stay, ids are never taken over. */
export function readBlocks(text: string, registry: BlockRegistry): readonly Blueprint[] | undefined {
  const copied = parseCopied(text, "blocks");
  if (!copied || !Array.isArray(copied["blocks"]) || copied["blocks"].length === 0) return undefined;
  let count = 0;
  const newId = () => `copied-${count++}`;
  const root = { type: "root", props: {}, children: copied["blocks"] };
  const { document } = readDocument({ version: copied["version"], settings: {}, root }, registry, newId);
  return document.root.children?.map(blueprintOf);
}

export function writeStyle(style: CopiedStyle): string {
  return JSON.stringify({ mailwright: "style", version: documentVersion, ...style });
}

/** The styles in a copied text, or `undefined` where it holds none. */
export function readStyle(text: string): CopiedStyle | undefined {
  const { type, props, extras = {} } = parseCopied(text, "style") ?? {};
  return typeof type === "string" && isValues(props) && isValues(extras) ? { type, props, extras } : undefined;
}

function parseCopied(text: string, kind: "blocks" | "style"): Readonly<Record<string, unknown>> | undefined {
  if (text.length > textMaxLength || !text.includes('"mailwright"')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    const isOurs = typeof parsed === "object" && parsed !== null && "mailwright" in parsed && parsed.mailwright === kind;
    return isOurs ? { ...parsed } : undefined;
  } catch {
    return undefined; // some other text that happens to mention us
  }
}

function isValues(value: unknown): value is Readonly<Record<string, JsonValue>> {
  return isJsonValues(value) && Object.values(value).every((item) => item !== undefined);
}

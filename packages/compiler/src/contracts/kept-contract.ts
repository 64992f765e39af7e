import type { Block, ChildNodes, EmailDocument, MjmlNode } from "@mailwright/document";
import type { PageNotes } from "../stamps/stamps.js";
import type { CompileOptions } from "./compile-options.js";
import type { CompiledRow } from "./compiled-row.js";
import type { PageLook } from "./page-look.js";

/** A document as far as it holds MJML that somebody else wrote. The same object as long as that does not change. */
export interface OpenKept {
  /** Nodes of a block, sealed, with what was written for it in the place of what was not changed since. */
  restore(nodes: readonly MjmlNode[], block: Block, children: ChildNodes): readonly MjmlNode[];
  /** Of a page that was imported; blocks that were pasted from one stand on any. */
  readonly page: KeptPageWriter | undefined;
}

/** What the compiler writes around rows that were imported. */
export interface KeptPageWriter {
  /** What the head gives to elements that do not say it themselves. */
  readonly defaults: readonly MjmlNode[];
  /** `mj-raw` before the doctype. */
  readonly outside: readonly MjmlNode[];
  root(attributes: Attributes): Attributes;
  body(attributes: Attributes): Attributes;
  /** On a canvas, styles that are written into elements stand in the head: they look the same there. */
  writeHead(options: CompileOptions, own: MjmlNode, isForCanvas: boolean): MjmlNode;
  /** Fonts of the head that this HTML names. */
  usedFonts(html: string): readonly string[];
  /** Are the settings and everything around the rows as they were imported? */
  isUntouched(settings: EmailDocument["settings"], root: Attributes, look: PageLook): boolean;
  /** The finished HTML, with what MJML does last: styles that are written into elements, and attributes given by selector. */
  finish(html: string): string;
  writeSource(source: KeptSource): string;
}

type Attributes = Readonly<Record<string, string>>;

/** What MJML source is written from. */
export interface KeptSource {
  readonly options: CompileOptions;
  readonly rows: readonly CompiledRow[];
  /** Settings are noted where something around the rows was changed. */
  readonly notes: PageNotes;
  /** The whole source, written anew around these nodes. */
  write(nodes: readonly MjmlNode[]): string;
}

/** Opens the kept MJML of documents. */
export interface KeptWriter {
  open(document: EmailDocument): OpenKept;
}

/** What writes kept MJML, once somebody has asked for it: `addKeptMjml` of `@mailwright/compiler/kept`. */
export const keptSlot: { writer?: KeptWriter } = {};

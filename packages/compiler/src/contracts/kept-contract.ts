import type { Block, ChildNodes, EmailDocument, MjmlNode } from "@mailwright/document";
import type { EmailStamps } from "../stamps/stamps.js";
import type { BesideWrapper, BodyLook } from "./body-look.js";
import type { CompileOptions } from "./compile-options.js";
import type { CompiledRow } from "./compiled-row.js";

/** The imported MJML of a document. The same object as long as that MJML does not change. */
export interface OpenKept {
  /** Seals the nodes of a block. Whatever of the block was not changed since the import is replaced by what the source said. */
  restore(nodes: readonly MjmlNode[], block: Block, children: ChildNodes): readonly MjmlNode[];
  /** Absent where only some blocks were imported, by pasting, and no email was. */
  readonly email: KeptEmailWriter | undefined;
}

/** What the compiler writes around rows that were imported. */
export interface KeptEmailWriter {
  /** The `mj-attributes` of the imported head: values of elements that state none. */
  readonly defaults: readonly MjmlNode[];
  /** `mj-raw` before the doctype. */
  readonly outside: readonly MjmlNode[];
  readonly beside: BesideWrapper;
  root(attributes: Attributes): Attributes;
  body(attributes: Attributes): Attributes;
  /** MJML copies `inline` style sheets into the elements. For a canvas they stay in the head, where they look the same. */
  writeHead(options: CompileOptions, own: MjmlNode, isForCanvas: boolean): MjmlNode;
  /** Fonts of the head that this HTML names. */
  usedFonts(html: string): readonly string[];
  /** Are the settings and everything around the rows as they were imported? */
  isUntouched(settings: EmailDocument["settings"], root: Attributes, look: BodyLook): boolean;
  /** The finished HTML, with what MJML does last: styles that are written into elements, and attributes given by selector. */
  finish(html: string): string;
  writeSource(source: KeptSource): string;
}

type Attributes = Readonly<Record<string, string>>;

/** What MJML source is written from. */
export interface KeptSource {
  readonly options: CompileOptions;
  readonly rows: readonly CompiledRow[];
  readonly stamps: EmailStamps;
  /** Are the settings and everything around the rows as they were imported? */
  readonly isUntouched: boolean;
  /** The whole source, written anew around these nodes. */
  write(nodes: readonly MjmlNode[]): string;
}

/** Opens the kept MJML of documents. */
export interface KeptWriter {
  open(document: EmailDocument): OpenKept;
}

/** The writer of kept MJML. Its code is loaded with the first such document: `addKeptMjml` of `@mailwright/compiler/kept` puts it here. */
export const keptSlot: { writer?: KeptWriter } = {};

import type { Block, BlockId, EmailDocument } from "@mailwright/document";
import type { CompileOptions } from "./compile-options.js";
import type { CompileWarning } from "./compile-warning.js";

/** An email as it is sent and stored. */
export interface CompiledDocument {
  readonly html: string;
  readonly text: string;
  /** The text of the style elements in `html`, without those for Outlook alone. */
  readonly css: string;
  /** What `html` weighs in UTF-8. Gmail cuts off at about 102 KB. */
  readonly sizeBytes: number;
  /** What each block adds to it, its children included. Measured when first asked for. */
  readonly sizeByBlock: ReadonlyMap<BlockId, number>;
  readonly warnings: readonly CompileWarning[];
}

/** A row as a canvas draws it. The same object as long as it need not be drawn again. */
export interface CanvasUnit {
  /** The id of the row's block. */
  readonly id: BlockId;
  /** For the canvas: `data-block-id` on the elements of every block, no comments. */
  readonly canvasHtml: string;
}

/** A row, compiled. The same object as long as it need not be drawn again. */
export interface CompiledUnit extends CanvasUnit {
  /** As it is sent, without markers. */
  readonly html: string;
}

/** What stands around the rows. The same object as long as it need not be drawn again. */
export interface DocumentFrame {
  /** From `<body …>` to where the rows begin; the page wrapper's element has its `data-block-id`. */
  readonly prefix: string;
  /** From where the rows end to `</body>`. */
  readonly suffix: string;
  readonly lang: string;
  readonly dir: string;
}

/** An email as the canvas draws it. */
export interface DocumentParts {
  readonly frame: DocumentFrame;
  readonly units: readonly CompiledUnit[];
  /** The CSS of the head, as written for a mail client. */
  readonly headCss: string;
  readonly warnings: readonly CompileWarning[];
}

/** An email cut into rows, none of which is compiled before it is asked for: a canvas draws first what is in view. */
export interface DocumentRows<Row extends CanvasUnit = CanvasUnit> {
  readonly frame: DocumentFrame;
  /** The blocks that are rows, in order. */
  readonly rows: readonly Block[];
  /** The block that they stand in: the page wrapper, or the root. */
  readonly parent: Block;
  /** Compiles a row for the canvas; `undefined` for a row that shows nothing. */
  compileRow(row: Block): Row | undefined;
  /** Two units with an equal kind need the same CSS in the head: replacing one by the other does not change `headCss`. */
  headKind(unit: Row): unknown;
  /** The head's CSS for these units, which may be of an older document. */
  headCss(units: Iterable<Row>): string;
}

/** Counts the work since the compiler was made, so that tests can check what an edit costs without measuring time. */
export interface CompilerCounters {
  readonly rowsCompiled: number;
  readonly unitsRendered: number;
  readonly surroundingsWritten: number;
}

/** Compiles the rows of documents of one registry for a canvas, and remembers every row. */
export interface RowCompiler {
  /** The email in parts that a canvas patches one by one, each row when it is asked for. */
  openRows(document: EmailDocument, options?: CompileOptions): DocumentRows;
  readonly counters: CompilerCounters;
}

/** Compiles documents of one registry, and remembers every row. */
export interface Compiler extends RowCompiler {
  /** The same with the HTML of each row. */
  openRows(document: EmailDocument, options?: CompileOptions): DocumentRows<CompiledUnit>;
  /** The whole email. Synchronous and pure, and the same bytes in a browser and in Node. */
  compileDocument(document: EmailDocument, options?: CompileOptions): CompiledDocument;
  /**
   * Makes the rows ready that `compileDocument` sends with these options, one with each step, so that it finds them made: for moments in which nobody
   * waits. Steps that are not taken are made when they are needed.
   */
  prepareRows(document: EmailDocument, options?: CompileOptions): Iterator<void>;
  /** The email in the parts that a canvas patches one by one. */
  parts(document: EmailDocument, options?: CompileOptions): DocumentParts;
  /** The email as MJML source, which any MJML 5 compiles to the same HTML. */
  toMjml(document: EmailDocument, options?: CompileOptions): string;
}

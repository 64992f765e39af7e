import type { RichTextTag } from "@mailwright/document";

/** What the text is: paragraphs and lists, one run with formatting, or words only, in one line or in lines. */
export type RichTextMode = "blocks" | "inline" | "plain" | "lines";

/** Is it words without formatting? */
export const isPlain = (mode: RichTextMode): mode is "plain" | "lines" => mode === "plain" || mode === "lines";

export type ParagraphTag = Extract<RichTextTag, "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6">;
export type ListTag = Extract<RichTextTag, "ul" | "ol">;

/** Words that look the same. `style` is the inside of a `style` attribute, in the form that `writeInlineStyle` gives. */
export interface TextRun {
  readonly kind: "text";
  readonly text: string;
  /** Bits of `formatBits`. */
  readonly format: number;
  readonly style: string;
  readonly isMergeTag: boolean;
}

export interface LineBreak {
  readonly kind: "break";
}

export interface LinkRun {
  readonly kind: "link";
  readonly href: string;
  readonly target: string;
  readonly title: string;
  readonly style: string;
  readonly children: readonly (TextRun | LineBreak)[];
}

export type Inline = TextRun | LineBreak | LinkRun;

export interface Paragraph {
  readonly kind: "paragraph";
  readonly tag: ParagraphTag;
  readonly style: string;
  readonly children: readonly Inline[];
}

export interface ListItem {
  readonly style: string;
  readonly children: readonly Inline[];
  readonly lists: readonly List[];
}

export interface List {
  readonly kind: "list";
  readonly tag: ListTag;
  readonly start: number;
  readonly style: string;
  readonly items: readonly ListItem[];
}

export interface TableCell {
  /** `th` names its column. */
  readonly tag: "td" | "th";
  readonly style: string;
  readonly columns: number;
  readonly rows: number;
  readonly children: readonly (Paragraph | List)[];
}

export interface TableRow {
  readonly style: string;
  readonly cells: readonly TableCell[];
}

export interface Table {
  readonly kind: "table";
  readonly style: string;
  readonly rows: readonly TableRow[];
}

/** Rich text as a tree: what stands between the HTML of the document and the editor's own nodes. */
export type TextBlock = Paragraph | List | Table;

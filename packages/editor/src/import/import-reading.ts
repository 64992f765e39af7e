import type { Block, EmailDocument } from "@mailwright/document";
import type { SourceProblemCode } from "@mailwright/importer";
import type { BandForm, KeptContent, RawReason } from "@mailwright/importer/layout";

/** A piece of an email that is imported: blocks, or its source in one piece, as a person chooses. */
export interface ImportPart {
  readonly id: string;
  /** Its first words. */
  readonly label: string;
  /** Its sections as blocks; `undefined` where it can only stay as it is. */
  readonly native: readonly Block[] | undefined;
  /** The same as it was written; `undefined` where its blocks are as it was written. */
  readonly raw: Block | undefined;
  readonly reasons: readonly RawReason[];
  readonly preferred: BandForm;
  /** Where it stands in the picture of the source, in px at a width of 800; `undefined` where its block stands there too. */
  readonly place: { readonly top: number; readonly height: number } | undefined;
  /** What its blocks hold of its words, links and pictures. */
  readonly kept: KeptContent;
}

/** A problem of the source with its line. */
export interface ReportedProblem {
  readonly code: SourceProblemCode;
  readonly line: number | undefined;
  readonly detail: string;
}

/** A source that was read, before anything is replaced. */
export interface ImportReading {
  readonly format: "mjml" | "html";
  readonly parts: readonly ImportPart[];
  readonly problems: readonly ReportedProblem[];
  /** The email as it was. */
  readonly before: string;
  /** The document with each part in the form that was chosen for it. */
  compose(forms: ReadonlyMap<string, BandForm>): EmailDocument;
}

/** The form of a part, chosen or preferred. */
export function formOf({ id, preferred, native, raw }: ImportPart, forms: ReadonlyMap<string, BandForm>): BandForm {
  if (!native) return "raw";
  return raw ? (forms.get(id) ?? preferred) : "native";
}

/** The blocks of a part in its form. */
export function blocksOf(part: ImportPart, forms: ReadonlyMap<string, BandForm>): readonly Block[] {
  const raw = part.raw ? [part.raw] : [];
  return formOf(part, forms) === "native" ? (part.native ?? raw) : raw;
}

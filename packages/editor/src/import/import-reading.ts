import type { Block, EmailDocument } from "@mailwright/document";
import type { SourceFormat, SourceProblemCode } from "@mailwright/importer";
import type { BandForm, KeptContent, RawReason } from "@mailwright/importer/layout";
import type { EditorServices } from "../base/context/editor-services.js";
import type { EditorPorts } from "../ports/editor-ports.js";

/** What of the open template a source is read with. */
export interface ReadingServices extends Pick<EditorServices, "registry" | "compiler"> {
  readonly ports: Pick<EditorPorts, "newId" | "sizes">;
}

/** A part of an imported email. It becomes blocks, or its source in one block, as the person chooses. */
export interface ImportPart {
  readonly id: string;
  /** Its first words. */
  readonly label: string;
  /** The part as sections. `undefined` if it can only stay as it was written. */
  readonly native: readonly Block[] | undefined;
  /** The part as it was written. `undefined` if its blocks keep the source anyway. */
  readonly raw: Block | undefined;
  readonly reasons: readonly RawReason[];
  readonly preferred: BandForm;
  /** Where it is in the picture of the source, in px at a width of 800. `undefined` if its block is at the same place. */
  readonly place: { readonly top: number; readonly height: number } | undefined;
  /** How many of its words, links and pictures the blocks hold. */
  readonly kept: KeptContent;
}

/** A problem of the source with its line. */
export interface ReportedProblem {
  readonly code: SourceProblemCode;
  readonly line: number | undefined;
  readonly detail: string;
}

/** A source that was read. Nothing is replaced yet. */
export interface ImportReading {
  readonly format: SourceFormat;
  readonly parts: readonly ImportPart[];
  readonly problems: readonly ReportedProblem[];
  /** The email as it was. */
  readonly before: string;
  /** The hidden first words, which an inbox shows beside the subject; empty where there are none. */
  readonly preheader: string;
  /** The document with each part in the form that was chosen for it. */
  compose(forms: ReadonlyMap<string, BandForm>): EmailDocument;
}

/** The form of a part: the chosen one, or the preferred one. */
export function formOf({ id, preferred, native, raw }: ImportPart, forms: ReadonlyMap<string, BandForm>): BandForm {
  if (!native) return "raw";
  return raw ? (forms.get(id) ?? preferred) : "native";
}

/** The blocks of a part in its form. */
export function blocksOf(part: ImportPart, forms: ReadonlyMap<string, BandForm>): readonly Block[] {
  const raw = part.raw ? [part.raw] : [];
  return formOf(part, forms) === "native" ? (part.native ?? raw) : raw;
}

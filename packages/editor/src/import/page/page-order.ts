import type { EmailDocument } from "@mailwright/document";
import type { SourceFormat } from "@mailwright/importer";
import type { BandForm, Difference, KeptContent } from "@mailwright/importer/layout";
import type { ReportedProblem } from "../import-reading.js";

/** An email that a program has read, in a page that nobody sees. */
export interface PageOrder {
  /** HTML, MJML, a message, or the design of another editor. */
  readonly source: string;
  /** The address of the page that the source comes from. */
  readonly base?: string;
  /** What the email is called, unless it says so itself. */
  readonly title: string;
  /** Parts by their place, from 0 on, whose form somebody chose. */
  readonly forms?: Readonly<Record<number, BandForm>>;
}

/** A part of the email as it was imported. */
export interface PagePart {
  readonly label: string;
  readonly form: BandForm;
  /** Can it be had in both forms? */
  readonly hasChoice: boolean;
  readonly reasons: readonly string[];
}

/** What came of it. */
export type PageAnswer =
  | { readonly kind: "refused"; readonly code: string }
  | {
      readonly kind: "read";
      readonly format: SourceFormat;
      readonly document: EmailDocument;
      /** The email as it is sent. */
      readonly html: string;
      /** As it was, to look at. */
      readonly before: string;
      /** What an inbox shows of it beside its subject; empty where it says nothing. */
      readonly preheader: string;
      readonly parts: readonly PagePart[];
      readonly problems: readonly ReportedProblem[];
      readonly kept: KeptContent;
      /** Null where it could not be measured. */
      readonly difference: Difference | null;
    };

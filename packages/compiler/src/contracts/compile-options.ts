import type { EmailFont } from "@mailwright/document";

/** What belongs to an email beside its block tree. */
export interface CompileOptions {
  /** The subject or name: what a browser's tab and a screen reader say. */
  readonly title?: string;
  /** The line that an inbox shows beside the subject. Hidden in the email itself. */
  readonly preheader?: string;
  /** Web fonts that the host offers. Those that the email uses are loaded. */
  readonly fonts?: readonly EmailFont[];
  /** For looking at: conditions and repetitions are left out, so every block shows once. */
  readonly isPreview?: boolean;
  /** For rows opened one by one: as they are sent, with the tags of conditions and without what stands in for a missing block. */
  readonly asSent?: boolean;
}

import type { EmailFont } from "@mailwright/document";

/** What belongs to an email beside its block tree. */
export interface CompileOptions {
  /** The subject or name: what a browser's tab and a screen reader say. Without one, that is the first heading, but in imported MJML. */
  readonly title?: string;
  /** The line that an inbox shows beside the subject. Hidden in the email itself. */
  readonly preheader?: string;
  /** Web fonts that the host offers, besides those that the document brings itself (`settings.fonts`). Those that the email uses are loaded. */
  readonly fonts?: readonly EmailFont[];
  /** For a preview: the tags of conditions and repetitions are left out, so that every block shows once. */
  readonly isPreview?: boolean;
  /** For `openRows`: each row as it is sent, with the tags of conditions and without placeholders. */
  readonly asSent?: boolean;
  /**
   * With stamps: class names from which an import makes the same blocks again. Everybody who gets the email can read them, and they are a tenth
   * of its weight, so they are no part of what is sent.
   */
  readonly isEditable?: boolean;
  /** For comparing: to the byte, but for white space, what MJML writes. What is sent leaves out what says nothing, a sixth of it. */
  readonly asMjmlWrites?: boolean;
  /** With `data-block-id` on the elements of every row's blocks, for who looks at the whole email and wants to know whose part is what. */
  readonly hasBlockIds?: boolean;
}

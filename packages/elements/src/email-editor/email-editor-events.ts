import type { SaveStatus, TemplateStatus } from "@mailwright/contract";
import type { Patch } from "@mailwright/editing";
import type { ElementErrorCode } from "../given/misfit.js";

/** The events of `<email-editor>`. They bubble and leave the shadow root. */
export interface EmailEditorEventMap {
  /** A template is open. */
  "mw-ready": CustomEvent<{ readonly templateId: string }>;
  /** The template that is open is called so now: a title for the page. */
  "mw-title-change": CustomEvent<{ readonly title: string }>;
  /** One step of the history, in the reader's words and as JSON patches. */
  "mw-change": CustomEvent<{ readonly label: string; readonly patches: readonly Patch[] }>;
  /** There is unsaved work now, or there is none any more. */
  "mw-dirty-change": CustomEvent<{ readonly isDirty: boolean }>;
  "mw-save-status": CustomEvent<{ readonly status: SaveStatus }>;
  /** The work has been stored. */
  "mw-save": CustomEvent<{ readonly templateId: string; readonly status: TemplateStatus }>;
  /** The template has been published. */
  "mw-publish": CustomEvent<{ readonly templateId: string; readonly status: "published" }>;
  /** The person wants to leave an embedded editor. */
  "mw-cancel": CustomEvent<undefined>;
  "mw-select": CustomEvent<{ readonly blockIds: readonly string[] }>;
  /** Where the person wants to go; unsaved work has been asked about. */
  "mw-navigate": CustomEvent<{ readonly path: string; readonly replace?: boolean }>;
  /** Something failed, or something that the page gave does not fit; `code` stays the same from version to version. */
  "mw-error": CustomEvent<{ readonly code: ElementErrorCode | (string & {}); readonly message: string; readonly path?: string }>;
}

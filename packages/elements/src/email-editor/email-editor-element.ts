import type { EmailEditorCommandArguments, EmailEditorCommandId, EmailEditorCommandOutcome } from "../given/email-editor-commands.js";
import type {
  EmailEditorBlocks,
  EmailEditorChecks,
  EmailEditorDocument,
  EmailEditorExportOptions,
  EmailEditorFeatures,
  EmailEditorMergeTag,
  EmailEditorProviders,
  EmailEditorTemplating,
  EmailEditorUser,
} from "../given/email-editor-values.js";
import type { RenewSession } from "../given/renewal.js";
import type { ElementWords } from "../given/words.js";
import type { EmailEditorEventMap } from "./email-editor-events.js";

/** `<email-editor>`: what TypeScript knows of it. Every property may be set at any time; nothing is lost. */
export interface EmailEditorElement extends HTMLElement {
  /** The template to open; connected editors only. */
  templateId?: string | undefined;
  /** Where the server is; empty: the page's own origin. */
  apiUrl?: string | undefined;
  /** What the server gave the page for the person. With it the editor is connected, without it the page drives it. */
  sessionId?: string | undefined;
  /**
   * Called when the session is over: signs the person in again, however your page does it, and answers the id of the new session (nothing where
   * they do not come back). Calls wait meanwhile and then go on, so that nothing on screen is lost.
   */
  renewSession?: RenewSession | undefined;
  /** `advanced` offers more blocks and settings. */
  mode?: "simple" | "advanced" | undefined;
  theme?: "light" | "dark" | "auto" | undefined;
  /** A BCP 47 tag: the language of the words, and the form of numbers and dates. */
  locale?: string | undefined;
  /** Framed in a product: Cancel instead of the way home. */
  embed?: boolean | undefined;
  /** A ready-made layout is edited. */
  system?: boolean | undefined;
  /** A page of yours for a paid plan: Upgrade Now in the banner of the free plan opens it in a new window. Connected editors only. */
  upgradeUrl?: string | undefined;
  /** A page of yours where a store is connected: Products leads there, in a new window, while there is no store. */
  storesUrl?: string | undefined;
  /** A key of GIPHY: the image dialog then searches its GIFs, from the browser. Without one nothing is asked of it. */
  giphyKey?: string | undefined;
  /** Another address than GIPHY's own, such as that of a proxy of yours, which speaks its protocol (`/v1/gifs/search`). */
  giphyUrl?: string | undefined;
  /** To look at only. */
  readonly?: boolean | undefined;
  /** Tells crash drafts of several host-driven editors apart. */
  name?: string | undefined;
  /** The address of the folder that holds our own pictures (`starter/social/…`); the script tag knows its own. */
  picturesUrl?: string | undefined;
  /** The block tree; host-driven editors only. */
  document?: EmailEditorDocument | null | undefined;
  /** Who works in the editor: whose notes are their own, and where a test email goes first. */
  user?: EmailEditorUser | undefined;
  /** What `{{` offers. */
  mergeTags?: readonly EmailEditorMergeTag[] | undefined;
  /** Functions of the page; what is left out hides its part of the interface. */
  providers?: EmailEditorProviders | undefined;
  /** Words that replace ours, keyed `namespace.key`; a text, or plural forms with `other`. */
  strings?: ElementWords | undefined;
  /** Block types and presets of the page's own. */
  blocks?: EmailEditorBlocks | undefined;
  /** Parts of the interface to take away or to set up. */
  features?: EmailEditorFeatures | undefined;
  /**
   * The template language of your sender: `logic` writes conditions and repetitions; the preview shows the email to each of `recipients`,
   * filled in by `fill`, else as Liquid.
   */
  templating?: EmailEditorTemplating | undefined;
  /** The block tree as JSON, with what is being written. */
  getDocument(): Promise<EmailEditorDocument>;
  /** Opens an email in place of what is open, with a history of its own; `null` is a new one. What is no email is told by `mw-error`, and changes nothing. */
  setDocument(document: EmailEditorDocument | null): Promise<void>;
  /** The email as it is sent. With `{ editable: true }` an import makes the same blocks of it again. */
  exportHtml(options?: EmailEditorExportOptions): Promise<string>;
  exportMjml(options?: EmailEditorExportOptions): Promise<string>;
  exportText(): Promise<string>;
  /** Answers whether the work is stored now. */
  save(): Promise<boolean>;
  /** Answers whether there was a step to take back. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Does what a button or a key would; answers `{ done: true, value }` or `{ done: false, refusal }`. */
  run<Id extends EmailEditorCommandId>(command: Id, ...args: EmailEditorCommandArguments<Id>): Promise<EmailEditorCommandOutcome<Id>>;
  /** What could go wrong with the email: findings with severities and blocks, what is ignored, and the size. */
  checks(): Promise<EmailEditorChecks>;
  addEventListener<K extends keyof EmailEditorEventMap>(
    type: K,
    listener: (this: EmailEditorElement, event: EmailEditorEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof EmailEditorEventMap>(
    type: K,
    listener: (this: EmailEditorElement, event: EmailEditorEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "email-editor": EmailEditorElement;
  }
}

import type { EditorChecks } from "@mailwright/editor";
import type { Message } from "@mailwright/ui";
import { defineReactElement } from "../element/define-react-element.js";
import type { ElementAttributes } from "../element/jsx.js";
import type { EmailEditorDefaults } from "./email-editor-defaults.js";

/** The events of `<email-editor>`. They bubble and leave the shadow root. */
export interface EmailEditorEventMap {
  /** A template is open. */
  "mw-ready": CustomEvent<{ readonly templateId: string }>;
  /** One step of the history, in the reader's words and as JSON patches. */
  "mw-change": CustomEvent<{ readonly label: string; readonly patches: readonly unknown[] }>;
  /** There is unsaved work now, or there is none any more. */
  "mw-dirty-change": CustomEvent<{ readonly isDirty: boolean }>;
  "mw-save-status": CustomEvent<{ readonly status: "saving" | "saved" | "failed" }>;
  /** The work has been stored. */
  "mw-save": CustomEvent<{ readonly templateId: string; readonly status: string }>;
  /** The template has been published. */
  "mw-publish": CustomEvent<{ readonly templateId: string; readonly status: string }>;
  /** The person wants to leave an embedded editor. */
  "mw-cancel": CustomEvent<undefined>;
  "mw-select": CustomEvent<{ readonly blockIds: readonly string[] }>;
  /** Where the person wants to go; unsaved work has been asked about. */
  "mw-navigate": CustomEvent<{ readonly path: string; readonly replace?: boolean }>;
  /** Something failed; `code` stays the same from version to version. */
  "mw-error": CustomEvent<{ readonly code: string; readonly message: string }>;
}

/** `<email-editor>`: what TypeScript knows of it. Every property may be set at any time; nothing is lost. */
export interface EmailEditorElement extends HTMLElement {
  /** The template to open; connected editors only. */
  templateId?: string | undefined;
  /** Where the server is; empty: the page's own origin. */
  apiUrl?: string | undefined;
  /** What the server gave the page for the person. With it the editor is connected, without it the page drives it. */
  sessionId?: string | undefined;
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
  /** To look at only. */
  readonly?: boolean | undefined;
  /** Tells crash drafts of several host-driven editors apart. */
  name?: string | undefined;
  /** The address of the folder that holds our own pictures (`starter/social/…`); the script tag knows its own. */
  picturesUrl?: string | undefined;
  /** The block tree; host-driven editors only. */
  document?: unknown;
  /** Who works in the editor, `{ id?, name?, email? }`. */
  user?: unknown;
  /** What `{{` offers: `[{ value, label, group? }]`. */
  mergeTags?: unknown;
  /** Functions of the page; what is left out hides its part of the interface. */
  providers?: unknown;
  /** Words that replace ours, keyed `namespace.key`; a text, or plural forms with `other`. */
  strings?: Readonly<Record<string, Message>> | undefined;
  /** Block types and presets of the page's own: `{ definitions, presets }`. */
  blocks?: unknown;
  /** Parts of the interface to take away or to set up: `home`, `tour`, `checks`, `entitlements`. */
  features?: unknown;
  /**
   * The template language of your sender: `{ logic, recipients, fill }`. `logic` writes conditions and repetitions: `"liquid"`,
   * `"handlebars"`, or functions `condition(expression)` and `repeat(list, item)` that answer what stands before and after. The preview
   * shows the email to each of `recipients` (`{ name, data }`), filled in by `fill(email, recipient)`, else as Liquid.
   */
  templating?: unknown;
  /** The block tree as JSON, with what is being written. */
  getDocument(): Promise<unknown>;
  /** Opens any JSON in place of what is open, with a history of its own. */
  setDocument(document: unknown): Promise<void>;
  exportHtml(): Promise<string>;
  exportMjml(): Promise<string>;
  exportText(): Promise<string>;
  /** Answers whether the work is stored now. */
  save(): Promise<boolean>;
  /** Answers whether there was a step to take back. */
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Does what a button or a key would; answers `{ done: true, value? }` or `{ done: false, refusal }`. */
  run(command: string, args?: unknown): Promise<unknown>;
  /** What could go wrong with the email: findings with severities and blocks, what is ignored, and the size. */
  checks(): Promise<EditorChecks>;
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

/** Defines `<email-editor>`. Does nothing in Node, and nothing the second time. */
export function defineEmailEditor(defaults: EmailEditorDefaults = {}): void {
  defineReactElement({
    tag: "email-editor",
    attributes: {
      templateId: "string",
      apiUrl: "string",
      sessionId: "string",
      mode: "string",
      theme: "string",
      locale: "string",
      embed: "boolean",
      system: "boolean",
      readonly: "boolean",
      name: "string",
      picturesUrl: "string",
      upgradeUrl: "string",
      storesUrl: "string",
    },
    properties: ["document", "user", "mergeTags", "providers", "strings", "blocks", "features", "templating"],
    methods: ["getDocument", "setDocument", "exportHtml", "exportMjml", "exportText", "save", "undo", "redo", "run", "checks"],
    load: async () => (await import("./email-editor-app.js")).createEmailEditorApp(defaults),
  });
}

declare global {
  interface HTMLElementTagNameMap {
    "email-editor": EmailEditorElement;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "email-editor": ElementAttributes<EmailEditorElement>;
    }
  }
}

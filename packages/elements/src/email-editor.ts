import type { EditorChecks } from "@mailwright/editor";
import { defineReactElement } from "./define-react-element.js";
import type { ElementAttributes } from "./jsx.js";

/** `<email-editor>`: what TypeScript knows of it. Every property may be set at any time; nothing is lost. */
export interface EmailEditorElement extends HTMLElement {
  templateId?: string;
  apiUrl?: string;
  sessionId?: string;
  mode?: "simple" | "advanced";
  theme?: "light" | "dark" | "auto";
  locale?: string;
  embed?: boolean;
  system?: boolean;
  readonly?: boolean;
  /** Tells crash drafts of several host-driven editors apart. */
  name?: string;
  /** The address of the folder that holds our own pictures (`starter/social/…`); the script tag knows its own. */
  picturesUrl?: string;
  /** The block tree; host-driven editors only. */
  document?: unknown;
  user?: unknown;
  mergeTags?: unknown;
  providers?: unknown;
  strings?: Readonly<Record<string, string>>;
  blocks?: unknown;
  features?: unknown;
  /**
   * The template language of your sender: `{ logic, recipients, fill }`. `logic` writes conditions and repetitions: `"liquid"`,
   * `"handlebars"`, or functions `condition(expression)` and `repeat(list, item)` that answer what stands before and after. The preview
   * shows the email to each of `recipients` (`{ name, data }`), filled in by `fill(email, recipient)`, else as Liquid.
   */
  templating?: unknown;
  getDocument(): Promise<unknown>;
  setDocument(document: unknown): Promise<void>;
  exportHtml(): Promise<string>;
  exportMjml(): Promise<string>;
  exportText(): Promise<string>;
  save(): Promise<unknown>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  run(command: string, args?: unknown): Promise<unknown>;
  /** What could go wrong with the email: findings with severities and blocks, what is ignored, and the size. */
  checks(): Promise<EditorChecks>;
}

/** What an editor is given where its page says nothing else. */
export interface EmailEditorDefaults {
  readonly picturesUrl?: string;
  /** Where `checks-worker.js` is, on the page's own site (see `features.checks.workerUrl`). */
  readonly checksWorkerUrl?: string;
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

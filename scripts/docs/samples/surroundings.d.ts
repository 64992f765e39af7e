// What samples leave to the reader: what their page has at hand, by the names that the documents use.

import type { Compiler } from "@mailwright/compiler";
import type { BlockRegistry } from "@mailwright/document";
import type { EmailEditorDocument, EmailEditorElement } from "@mailwright/elements";

declare global {
  /** The element on the reader's page. */
  const editor: EmailEditorElement;
  /** A document as the reader's server keeps it. */
  const stored: unknown;
  const savedDocument: EmailEditorDocument;
  /** MJML or HTML that somebody wrote. */
  const source: string;
  const signal: AbortSignal;
  const blockRegistry: BlockRegistry;
  const compiler: Compiler;
  /** How the editor's own commands are declared. */
  const define: typeof import("../../../packages/editor/src/workspace/commands/define-command.js").define;
  const defineDialog: typeof import("../../../packages/editor/src/workspace/commands/define-command.js").defineDialog;
}

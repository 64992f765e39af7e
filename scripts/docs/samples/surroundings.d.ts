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
  /** What the editor's own commands work with (`packages/editor/src/workspace`); here what a sample asks of it. */
  interface WorkspaceServices {
    actions(): { open(dialog: { readonly kind: "shortcuts" }): void } | undefined;
  }
}

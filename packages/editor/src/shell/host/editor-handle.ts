import type { CheckReport } from "@mailwright/checks";
import { type JsonValue, writeDocument } from "@mailwright/document";
import type { Outcome } from "@mailwright/editing";
import type { ExportFormat } from "../../base/document/compile-files.js";
import { compileOptionsOf } from "../../base/document/compile-options-of.js";
import { prepareIncoming } from "../../base/document/prepare-mjml.js";
import { runSoon } from "../../workspace/commands/run-soon.js";
import type { OpenedTemplate } from "../../workspace/open-template.js";
import type { WorkspaceActions } from "../../workspace/workspace-actions.js";
import type { OpenGate } from "./open-gate.js";
import { putDocument } from "./put-document.js";

/** An open template with its actions. */
export interface OpenEditor extends OpenedTemplate {
  readonly actions: WorkspaceActions;
}

/** The findings of the checks on the work as it stands now, and the warnings of the compiler. */
export interface EditorChecks extends CheckReport {
  readonly sizeBytes: number;
  readonly warnings: readonly { readonly code: string; readonly blockId?: string; readonly detail: string }[];
}

/** How a page wants an email. */
export interface ExportOptions {
  /** With what an import needs to make the same blocks of it again. Everybody who gets such an email can read it: not for sending. */
  readonly editable?: boolean | undefined;
}

/** What a page can ask of the editor. Every method waits until a template is open. */
export interface EmailEditorHandle {
  getDocument(): Promise<JsonValue>;
  /** Opens any JSON as a document, with a fresh history. */
  setDocument(document: unknown): Promise<void>;
  /** The email as it is sent; `editable`, with class names from which an import makes the same blocks again. */
  exportHtml(options?: ExportOptions): Promise<string>;
  exportMjml(options?: ExportOptions): Promise<string>;
  exportText(): Promise<string>;
  /** Answers whether the work is stored now. */
  save(): Promise<boolean>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  run(command: string, args?: unknown): Promise<Outcome>;
  checks(): Promise<EditorChecks>;
}

const loadCompiler = () => import("../../base/document/compiler-of.js");

/** Makes the handle, which uses the template that is open when a method is called. */
export function createEditorHandle(gate: OpenGate<OpenEditor>): EmailEditorHandle {
  const exportAs = async (format: ExportFormat, options?: ExportOptions) => {
    const [{ services, workspace }, { compileFormat }, { compilerOf }] = await Promise.all([
      gate.wait(),
      import("../../base/document/compile-files.js"),
      loadCompiler(),
    ]);
    return compileFormat(compilerOf(services), services.editor.readUnsaved(), workspace.getState().info, {
      format,
      isEditable: options?.editable === true,
    });
  };
  const run = async (command: string, args?: unknown) => {
    const { services } = await gate.wait();
    await prepareIncoming(args);
    return runSoon(services.editor, command, args);
  };
  return {
    getDocument: async () => writeDocument((await gate.wait()).services.editor.readUnsaved()),
    setDocument: async (document) => putDocument(await gate.wait(), document),
    exportHtml: (options) => exportAs("html", options),
    exportMjml: (options) => exportAs("mjml", options),
    exportText: () => exportAs("text"),
    save: async () => {
      const { services, actions } = await gate.wait();
      // The command begins the save, and asking for it while it runs answers how it ended.
      return services.editor.run("save").done && actions.save();
    },
    undo: async () => (await run("undo")).done,
    redo: async () => (await run("redo")).done,
    run,
    checks: async () => {
      const { services, workspace, actions } = await gate.wait();
      const options = compileOptionsOf(workspace.getState().info);
      const { compilerOf } = await loadCompiler();
      const { sizeBytes, warnings } = compilerOf(services).compileDocument(services.editor.readUnsaved(), options);
      return { ...(await actions.check()), sizeBytes, warnings };
    },
  };
}

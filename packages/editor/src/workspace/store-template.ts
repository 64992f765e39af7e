import { type EmailDocument, writeDocument } from "@mailwright/document";
import type { EditorServices } from "../base/context/editor-services.js";
import { compileOptionsOf } from "../base/document/compile-options-of.js";
import { isRefusal, type PortRefusal } from "../ports/port-refusal.js";
import type { SaveAnswer, TemplateContent } from "../ports/template-store.js";
import { findBase64 } from "./find-base64.js";
import type { WorkspaceStore } from "./workspace-store.js";

/** How the work is stored: on top of the version that it is based on, or as a copy. */
export type StoreWay = "save" | "saveCopy";

/**
 * Stores the work as it stands, including text that is being typed. What is typed while it is stored stays unsaved. `undefined` if the
 * store has no such function.
 */
export async function storeTemplate(services: EditorServices, workspace: WorkspaceStore, way: StoreWay): Promise<SaveAnswer | undefined> {
  const { editor, ports } = services;
  editor.commitText();
  const document = editor.document.get();
  const { head } = editor.document.history();
  workspace.setState({ savePhase: "saving" });
  const { etag, endedBy } = workspace.getState();
  const content = refuseBase64(services) ?? (await contentOf(services, document, workspace, endedBy));
  const answer = isRefusal(content)
    ? content
    : await (way === "save" ? ports.store.save?.(content, etag) : ports.store.saveCopy?.(content));
  if (answer?.kind !== "saved") {
    workspace.setState({ savePhase: answer?.kind === "refused" ? "failed" : "idle" });
    return answer;
  }
  editor.document.markSaved(head);
  workspace.setState({ savePhase: "saved", info: answer.info, etag: answer.etag, base: document });
  return answer;
}

/** Such pictures are no part of the compiled email, so that a host's store cannot see them. The block that holds them is selected. */
function refuseBase64({ editor }: EditorServices): PortRefusal | undefined {
  const found = findBase64(editor.document.get());
  if (!found) return undefined;
  const { block } = found;
  // Somebody who writes in it goes on writing.
  if (block && !editor.viewState.getState().selection.includes(block.id)) editor.run("select", { blockIds: [block.id] });
  return refusal("base64-content", "base64-encoded content");
}

const refusal = (code: string, message: string, isPassing = false): PortRefusal => ({
  kind: "refused",
  code,
  message,
  fields: [],
  isPassing,
});

/**
 * The compiler comes with the first use, and is fetched here by whoever saves before. Somebody who pressed *Save*, was asked to sign in again and said no
 * meanwhile has given the answer: the store would ask once more.
 */
async function contentOf(
  services: EditorServices,
  document: EmailDocument,
  workspace: WorkspaceStore,
  endedBefore: string | null,
): Promise<TemplateContent | PortRefusal> {
  const loaded = await import("../base/document/compiler-of.js").catch(() => undefined);
  if (!loaded) return refusal("network", "code could not be fetched", true);
  const { endedBy } = workspace.getState();
  if (endedBy !== null && endedBy !== endedBefore) return refusal(endedBy, "nobody is signed in any more");
  const { html } = loaded.compilerOf(services).compileDocument(document, compileOptionsOf(workspace.getState().info));
  return { document: writeDocument(document), html };
}

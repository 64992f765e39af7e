import type { BlockRegistry, EmailDocument } from "@mailwright/document";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { readStored } from "../../base/document/read-stored.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import type { WorkspaceStore } from "../workspace-store.js";

/** What loading a version needs. */
export interface VersionsOfTemplate {
  readonly ports: Pick<EditorPorts, "versions" | "newId">;
  readonly registry: BlockRegistry;
  readonly workspace: WorkspaceStore;
}

const lastLoaded = new WeakMap<WorkspaceStore, { readonly date: string; readonly document: EmailDocument }>();

/** Loads a version as a document. A version never changes, so the one that was loaded last is not asked for again. */
export async function loadVersion(
  { ports, registry, workspace }: VersionsOfTemplate,
  date: string,
  signal?: AbortSignal,
): Promise<EmailDocument | PortRefusal> {
  const last = lastLoaded.get(workspace);
  if (last?.date === date) return last.document;
  const answer = await requireVersions(ports).load(date, signal);
  if (answer.kind === "refused") return answer;
  const { document } = readStored(answer.document, registry, ports.newId);
  await prepareMjml(document);
  lastLoaded.set(workspace, { date, document });
  return document;
}

function requireVersions({ versions }: VersionsOfTemplate["ports"]) {
  if (!versions) throw new Error("versions were asked for, and there is no port for them");
  return versions;
}

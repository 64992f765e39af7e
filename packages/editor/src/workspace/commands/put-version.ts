import { versionRestoreSaveDelayMs } from "@mailwright/contract";
import { type ChangeLabel, type Refusal, refuse } from "@mailwright/editing";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";
import { compareDocuments, restoreBlock } from "../versions/compare-documents.js";
import { loadVersion } from "../versions/load-version.js";
import type { WorkspaceContext } from "./define-command.js";

type NotRestored = PortRefusal | Refusal | undefined;

/** Puts a version in place of the work, as one undo step, and saves it a second later. Answers why that was not done. */
export async function putVersion(context: WorkspaceContext, date: string): Promise<NotRestored> {
  const version = await load(context, date);
  if (isRefusal(version)) return version;
  if (isReadOnly(context)) return refuse("read-only");
  // A label of its own, by which it is known where it is taken back.
  const label = { key: "restoreVersion" } as const;
  if (context.document.commit(label, version)) tellRestored(context, date, label);
  setTimeout(() => void context.services.actions()?.save(), versionRestoreSaveDelayMs);
  return undefined;
}

/** Whoever stores it next says so, unless it is taken back before. */
function tellRestored({ document, services }: WorkspaceContext, date: string, label: ChangeLabel): void {
  const { versions } = services.ports;
  const tell = (restored: string | null) => void versions?.restored?.(restored);
  tell(date);
  const unsubscribe = document.subscribe((change) => {
    if (change.kind === "saved") {
      tell(null);
      unsubscribe();
    } else if (change.label === label) tell(change.kind === "undo" ? null : date);
  });
}

/** Gives a block back what it was in a version. Answers why that was not done. */
export async function putBlock(context: WorkspaceContext, date: string, blockId: string): Promise<NotRestored> {
  const version = await load(context, date);
  if (isRefusal(version)) return version;
  if (isReadOnly(context)) return refuse("read-only");
  const { document } = context;
  const now = document.get();
  const changed = compareDocuments(version, now).blocks.find(({ id }) => id === blockId);
  const restored = changed ? restoreBlock(version, now, changed) : now;
  if (!changed || restored.root === now.root) return refuse("nothing-to-change");
  document.commit({ key: "restoreBlock", blockType: changed.block.type }, restored);
  return undefined;
}

function load({ services, registry }: WorkspaceContext, date: string) {
  return loadVersion({ ...services, registry }, date);
}

// The template may have been closed to changes while the version was loaded.
function isReadOnly({ viewState }: WorkspaceContext): boolean {
  return viewState.getState().readOnly;
}

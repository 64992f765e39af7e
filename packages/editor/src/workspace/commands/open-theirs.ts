import type { EmailDocument, JsonValue } from "@mailwright/document";
import type { ChangeLabel, DocumentStore } from "@mailwright/editing";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { readStored } from "../../base/document/read-stored.js";
import type { Workspace, WorkspaceStore } from "../workspace-store.js";
import type { WorkspaceContext } from "./define-command.js";
import { putStepsOnTheirs } from "./steps-on-theirs.js";

/** What becomes of the work, and what is done once it has. */
interface Merging {
  readonly theirs: EmailDocument;
  readonly merged: JsonValue;
  readonly open: () => void;
}

/** Puts what was merged in place of the work. Where others write, it is one step. */
export async function openMerged(
  { document, registry, services }: WorkspaceContext,
  { theirs, open, ...given }: Merging,
): Promise<undefined> {
  const { ports, workspace } = services;
  const { newId, clock } = ports;
  const merged = readStored(given.merged, registry, newId).document;
  // Without it imported MJML looks as if it had been made here.
  await prepareMjml(merged)?.catch(() => undefined);
  const { base } = workspace.getState();
  const merge = { base, theirs, merged, registry, newId, timeMs: clock.now() };
  if (document.rebuild) document.rebuild((timeline) => putStepsOnTheirs(timeline, merge));
  else document.replace(merged, { label: { key: "merge" } });
  open();
  return undefined;
}

/**
 * After theirs was opened in place of one's own work, by the step with this label: where Undo brings that work back it stands on the version that it stood on, so that saving
 * it asks again and does not overwrite what they stored. Until something is stored.
 */
export function followTaking(
  document: DocumentStore,
  workspace: WorkspaceStore,
  label: ChangeLabel,
  { etag, base }: Pick<Workspace, "etag" | "base">,
): void {
  const taken = workspace.getState();
  let isTaken = true;
  const stop = document.subscribe(({ kind }) => {
    const { entries, position } = document.history();
    const at = entries.findIndex((entry) => entry.label === label);
    if (kind === "saved" || at < 0) return void stop();
    if (isTaken === at < position) return;
    isTaken = !isTaken;
    workspace.setState(isTaken ? { etag: taken.etag, base: taken.base } : { etag, base });
  });
}

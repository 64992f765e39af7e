import { findConflicts, isMergeable } from "@mailwright/collaboration";
import { isValues } from "@mailwright/document";
import type { JSX } from "react";
import type { EditorServices } from "../../../base/context/editor-services.js";
import { prepareBlocks } from "../../../base/document/later-blocks.js";
import { readStored } from "../../../base/document/read-stored.js";
import { isRequest, type WorkspaceStore } from "../../../workspace/workspace-store.js";
import { MergeChoices } from "./merge-choices.js";

/** What asks how this person's work and what somebody else stored become one; `null` where they cannot. */
export async function openMerging({ editor, ports, registry }: EditorServices, workspace: WorkspaceStore): Promise<JSX.Element | null> {
  const { dialog, base, info } = workspace.getState();
  const stored = isRequest(dialog, "conflict") ? dialog.theirs.document : undefined;
  if (!base || info.readOnly || !ports.store.save || !isValues(stored) || !isValues(stored["root"])) return null;
  await prepareBlocks(stored, registry);
  const { document: theirs, problems } = readStored(stored, registry, ports.newId);
  const mine = editor.document.get();
  // Of what cannot be read whole nobody could say what changed.
  if (problems.length > 0 || !isMergeable(base, mine, theirs)) return null;
  return <MergeChoices base={base} theirs={theirs} conflicts={findConflicts(base, mine, theirs, registry)} />;
}

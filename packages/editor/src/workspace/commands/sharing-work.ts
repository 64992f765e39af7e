import type { PortRefusal } from "../../ports/port-refusal.js";
import { sharedPath } from "../status/shared-path.js";
import type { WorkspaceServices } from "./define-command.js";

/** Releases the lock, and goes back to the shared templates. */
export async function unlock({ ports, actions }: WorkspaceServices): Promise<PortRefusal | undefined> {
  const answer = await ports.sharing?.unlock();
  if (answer?.kind === "unlocked") actions()?.goTo(sharedPath);
  return answer?.kind === "refused" ? answer : undefined;
}

/** Makes a starter of the open template, which is then the one that is edited. */
export async function convert({ ports, workspace, actions }: WorkspaceServices): Promise<PortRefusal | undefined> {
  const answer = await ports.status?.convert?.(workspace.getState().etag);
  if (!answer) return undefined;
  if (answer.kind === "refused") return answer;
  workspace.setState({ info: answer.info, etag: answer.etag, dialog: null });
  // A reload must find the starter, not the template that it was.
  actions()?.goTo(`/edit/${encodeURIComponent(answer.info.id)}?system=true`, true);
  return undefined;
}

import { refuse, take } from "@mailwright/editing";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { sharedPath } from "../status/shared-path.js";
import { define, type WorkspaceServices } from "./define-command.js";
import { unlessOffered } from "./define-dialog.js";

/** Releases the lock of a shared template, after asking about unsaved work, and goes back to the shared ones. Answers why it was not released. */
export const unlock = define(take.nothing, {
  id: "unlock",
  words: { en: "Unlock", de: "Entsperren" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => unlessOffered(context, "unlock"),
  run: ({ services }) => ({
    done: true,
    value: new Promise<PortRefusal | undefined>((resolve) => services.actions()?.leave(() => resolve(release(services)))),
  }),
});

/** Makes the open template a starter, which is then the one that is edited. Answers why that was not done. */
export const convert = define(take.nothing, {
  id: "convert",
  words: { en: "Convert to system", de: "In Systemvorlage umwandeln" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: (context) => unlessOffered(context, "convert") ?? (context.document.isDirty() ? refuse("not-now") : undefined),
  run: ({ services }) => ({ done: true, value: makeStarter(services) }),
});

async function release({ ports, workspace, actions }: WorkspaceServices): Promise<PortRefusal | undefined> {
  workspace.setState({ working: "unlock" });
  const answer = await ports.sharing?.unlock();
  workspace.setState({ working: null });
  if (answer?.kind === "unlocked") actions()?.goTo(sharedPath);
  return answer?.kind === "refused" ? answer : undefined;
}

async function makeStarter({ ports, workspace, actions }: WorkspaceServices): Promise<PortRefusal | undefined> {
  workspace.setState({ working: "convert" });
  const answer = await ports.status?.convert?.(workspace.getState().etag);
  workspace.setState({ working: null });
  if (!answer) return undefined;
  if (answer.kind === "refused") return answer;
  workspace.setState({ info: answer.info, etag: answer.etag, dialog: null });
  // A reload must find the starter, not the template that it was.
  actions()?.goTo(`/edit/${encodeURIComponent(answer.info.id)}?system=true`, true);
  return undefined;
}

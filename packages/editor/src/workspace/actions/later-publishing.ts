import { type LaterCode, laterCode } from "../../base/later/later-code.js";
import type { DialogRequest } from "../workspace-store.js";
import type { WorkspaceActionsOptions } from "./actions-options.js";
import type { Publishing } from "./create-publishing.js";
import type { Saving } from "./create-saving.js";

/** Publishing and what is checked before. Fetched when the editor rests, or with the first move. */
export const publishingCode = laterCode(() => import("./create-publishing.js"));

interface LaterPublishingOptions {
  readonly actions: WorkspaceActionsOptions;
  readonly saving: Saving;
  readonly open: (dialog: DialogRequest) => void;
  /** Where the code comes from; a test may hold it back. */
  readonly code?: LaterCode<typeof import("./create-publishing.js")>;
}

/** Makes the moves of a template, which wait for their code. Where that cannot be fetched, the person is told as of any lost connection. */
export function laterPublishing({ actions, saving, open, code = publishingCode }: LaterPublishingOptions): Publishing {
  const fetchPublishing = async () => (await code.load()).createPublishing(actions, saving, open);
  const attempt = async (run: (publishing: Publishing) => Promise<boolean>) => {
    const publishing = await fetchPublishing().catch(() => undefined);
    if (publishing) return run(publishing);
    actions.tell().notMoved({ kind: "refused", code: "network", message: "publishing could not be fetched", fields: [], isPassing: true });
    return false;
  };
  return {
    check: async () => (await fetchPublishing()).check(),
    move: (move, isChecked) => attempt((publishing) => publishing.move(move, isChecked)),
    saveAndPublish: (isChecked, onAnyway) => attempt((publishing) => publishing.saveAndPublish(isChecked, onAnyway)),
  };
}

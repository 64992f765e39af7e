import { storeTemplate } from "../store-template.js";
import type { DialogRequest } from "../workspace-store.js";
import type { WorkspaceActionsOptions } from "./actions-options.js";

/** Stores the work as the open template or as a new one. Both answer whether it is stored now. */
export interface Saving {
  save(): Promise<boolean>;
  saveCopy(): Promise<boolean>;
}

export function createSaving(
  { services, workspace, callbacks, tell, embedding }: WorkspaceActionsOptions,
  open: (dialog: DialogRequest) => void,
): Saving {
  let running: Promise<boolean> | undefined;
  const store = async (way: "save" | "saveCopy") => {
    callbacks().onSaveStatus?.({ status: "saving" });
    const answer = await storeTemplate(services, workspace, way);
    callbacks().onSaveStatus?.({ status: answer?.kind === "saved" ? "saved" : "failed" });
    if (answer?.kind === "saved") {
      tell().saved();
      callbacks().onSave?.({ templateId: answer.info.id, status: answer.info.status });
      // The address must name what is open. Otherwise a reload would open the other template.
      if (way === "saveCopy") callbacks().onNavigate?.({ path: addressOf(answer.info.id, embedding().isEmbedded), replace: true });
      return true;
    }
    if (answer?.kind === "conflict") open({ kind: "conflict", theirs: answer.theirs });
    if (answer?.kind === "refused") tell().refused(answer);
    return false;
  };
  // A second press while one save runs waits for that one.
  const once = (way: "save" | "saveCopy") => {
    running ??= store(way).finally(() => {
      running = undefined;
    });
    return running;
  };
  return { save: () => once("save"), saveCopy: () => once("saveCopy") };
}

function addressOf(templateId: string, isEmbedded: boolean): string {
  return `/edit/${encodeURIComponent(templateId)}${isEmbedded ? "?embed=true" : ""}`;
}

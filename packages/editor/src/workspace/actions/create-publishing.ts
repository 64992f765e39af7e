import { type ChecksOfTemplate, createChecksOfTemplate } from "../checks-of-template.js";
import { type StatusMove, statusAfter } from "../status/resolve-header-actions.js";
import type { DialogRequest } from "../workspace-store.js";
import type { WorkspaceActionsOptions } from "./actions-options.js";
import type { Saving } from "./create-saving.js";

/** Moving the template from one status to another, after the checks that the host wants. */
export interface Publishing extends Pick<ChecksOfTemplate, "check"> {
  /** `isChecked`: the person has seen the findings and publishes anyway. Answers whether the template was moved. */
  move(move: StatusMove, isChecked?: boolean): Promise<boolean>;
  /** Saves, and publishes a draft that may be published. Answers whether both were done. */
  saveAndPublish(isChecked: boolean, onAnyway: () => void): Promise<boolean>;
}

export function createPublishing(options: WorkspaceActionsOptions, { save }: Saving, open: (dialog: DialogRequest) => void): Publishing {
  const { services, workspace } = options;
  const { check, mayPublish } = createChecksOfTemplate(options, open);
  const moveNow = createMove(options, save, open);
  const move: Publishing["move"] = async (wanted, isChecked = false) => {
    const isFine = wanted !== "publish" || isChecked || (await mayPublish(() => void move(wanted, true)));
    return isFine && moveNow(wanted);
  };
  return {
    check,
    move,
    async saveAndPublish(isChecked, onAnyway) {
      const { info } = workspace.getState();
      const mayMove = info.status === "draft" && !info.isShared && !info.isSystem && services.ports.status !== undefined;
      if (mayMove && !isChecked && !(await mayPublish(onAnyway))) return false;
      return (await save()) && (!mayMove || (await move("publish", true)));
    },
  };
}

function createMove(
  { services, workspace, callbacks, tell, embedding }: WorkspaceActionsOptions,
  save: Saving["save"],
  open: (dialog: DialogRequest) => void,
) {
  return async (move: StatusMove) => {
    const { ports, editor } = services;
    // What is published is what the person sees, so unsaved work is stored first.
    if (!ports.status || (move === "publish" && editor.hasUnsavedWork() && !(await save()))) return false;
    workspace.setState({ movingTo: statusAfter[move] });
    const answer = await ports.status.move(statusAfter[move], workspace.getState().etag);
    workspace.setState({ movingTo: null });
    if (answer.kind === "refused") {
      // Where the review stands says why, and offers to ask.
      if (answer.code === "not-approved" && ports.approval) {
        callbacks().onError?.({ code: answer.code, message: answer.message });
        open({ kind: "approval" });
      } else tell().notMoved(answer);
      return false;
    }
    workspace.setState({ info: answer.info, etag: answer.etag });
    if (move === "publish") callbacks().onPublish?.({ templateId: answer.info.id });
    if (move === "publish" && !embedding().isEmbedded) workspace.setState({ dialog: { kind: "published" } });
    if (move !== "publish") tell().moved(move);
    return true;
  };
}

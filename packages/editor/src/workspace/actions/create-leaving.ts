import type { TemplateInfo } from "../../ports/template-info.js";
import type { DialogRequest } from "../workspace-store.js";
import type { WorkspaceActionsOptions } from "./actions-options.js";

/** The ways away from the open template. */
export interface Leaving {
  /** Runs what takes the person away from this template, after a question about unsaved work. */
  leave(onLeave: () => void): void;
  /** Goes to another place of the product. The question about unsaved work was answered before. */
  goTo(path: string, replace?: boolean): void;
  cancel(): void;
  goHome(): void;
}

export function createLeaving({ services, workspace, callbacks }: WorkspaceActionsOptions, open: (dialog: DialogRequest) => void): Leaving {
  const { editor, ports } = services;
  const leave = (onLeave: () => void) => {
    const isAtRisk = ports.store.save !== undefined && editor.hasUnsavedWork();
    if (!isAtRisk) return onLeave();
    const giveUp = () => {
      workspace.setState({ givenUp: editor.document.get() });
      onLeave();
    };
    return open({ kind: "leave", onLeave: giveUp });
  };
  const goTo = (path: string, replace?: boolean) => callbacks().onNavigate?.({ path, ...(replace && { replace }) });
  return {
    leave,
    goTo,
    cancel: () => leave(() => callbacks().onCancel?.()),
    goHome: () => leave(() => goTo(homeOf(workspace.getState().info))),
  };
}

function homeOf({ status, isShared }: TemplateInfo): string {
  return `/?status=${isShared ? "shared" : status}`;
}

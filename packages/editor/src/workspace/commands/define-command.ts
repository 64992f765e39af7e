import type { RowCompiler } from "@mailwright/compiler";
import { type CommandContext, defineCommandsWith, done, refuse } from "@mailwright/editing";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { WorkspaceActions } from "../workspace-actions.js";
import type { DialogRequest, WorkspaceStore } from "../workspace-store.js";

/** What the commands of the workspace reach when they run: the actions exist only after the editor does. */
export type LateActions = () => WorkspaceActions | undefined;

/** What these commands work with, beside the document and the view. */
export interface WorkspaceServices {
  readonly ports: EditorPorts;
  readonly workspace: WorkspaceStore;
  readonly compiler: RowCompiler;
  readonly actions: LateActions;
}

export type WorkspaceContext = CommandContext<WorkspaceServices>;

/** Declares a command of the interface. */
export const define = defineCommandsWith<WorkspaceServices>();

/** The answer of a command that does its work by the actions of the workspace. */
export function act({ services }: WorkspaceContext, run: (actions: WorkspaceActions) => unknown) {
  const actions = services.actions();
  if (!actions) return refuse("not-now");
  void run(actions);
  return done;
}

/** Opens a dialog in the place of the one that is open. */
export function show(context: WorkspaceContext, dialog: DialogRequest) {
  return act(context, (actions) => actions.open(dialog));
}

import { type AnyCommand, type Command, done } from "@mailwright/editing";
import type { WorkspaceActions } from "./workspace-actions.js";

/** What the commands of the workspace reach when they run: the actions exist only after the editor does. */
export type LateActions = () => WorkspaceActions | undefined;

/** Commands about the template as a whole, so that keys, bridge and host pages ask for them like for any other. */
export function createWorkspaceCommands(actions: LateActions): readonly AnyCommand[] {
  return [
    workspaceCommand("save", "Save", ["mod+s"], () => void actions()?.save()),
    workspaceCommand("publish", "Publish", [], () => void actions()?.move("publish")),
    workspaceCommand("preview", "Preview", [], () => actions()?.preview()),
    workspaceCommand("show-shortcuts", "List the shortcuts", ["?", "shift+?"], () => actions()?.open({ kind: "shortcuts" })),
  ];
}

function workspaceCommand(id: string, label: string, keys: readonly string[], act: () => void): AnyCommand {
  const command: Command<unknown> = {
    id,
    label,
    changes: "session",
    shortcuts: keys.map((pressed) => ({ keys: pressed })),
    accepts: (args): args is unknown => true,
    run: () => {
      act();
      return done;
    },
  };
  return command;
}

import { type AnyCommand, type Command, done, refuse } from "@mailwright/editing";
import type { WorkspaceActions } from "./workspace-actions.js";

/** What the commands of the workspace reach when they run: the actions exist only after the editor does. */
export type LateActions = () => WorkspaceActions | undefined;

/** Commands about the template as a whole, so that keys, bridge and host pages ask for them like for any other. */
export function createWorkspaceCommands(actions: LateActions): readonly AnyCommand[] {
  return [
    workspaceCommand("save", "Save", ["mod+s"], () => void actions()?.save()),
    workspaceCommand("publish", "Publish", [], () => void actions()?.move("publish")),
    workspaceCommand("preview", "Preview", [], () => actions()?.preview()),
    {
      ...workspaceCommand("save-module", "Save as module", [], () => actions()?.open({ kind: "save-module" })),
      refuses: ({ document, session }) => {
        const [blockId, ...others] = session.getState().selection;
        // One block becomes a module; the page itself is a template.
        const isPage = document.get().root.children?.some(({ id }) => id === blockId);
        return blockId === undefined || others.length > 0 || isPage ? refuse("nothing-selected") : undefined;
      },
    },
    workspaceCommand("show-commands", "Commands", ["mod+k"], () => actions()?.open({ kind: "commands" })),
    // The bar over the canvas hears that it was asked for.
    workspaceCommand("find", "Find and replace", ["mod+f"], () => undefined),
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

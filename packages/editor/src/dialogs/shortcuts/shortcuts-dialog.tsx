import { commandGroups } from "@mailwright/editing";
import { Button, Kbd, useRoot, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { hasMacKeys, writeShortcut } from "../../base/words/shortcut-text.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { type ShortcutLine, shortcutLines } from "./shortcut-groups.js";
import { shortcutsStrings } from "./shortcuts-strings.js";

/** Every shortcut, with the names of the keys on the person's keyboard. */
export function ShortcutsDialog() {
  useDialogStyles();
  const say = useTranslate(shortcutsStrings);
  const { commands } = useLaterCommands();
  const { close } = useWorkspaceActions();
  return (
    <Dialog title={say("title")} onClose={close} footer={<Button onClick={close}>{say("close")}</Button>}>
      {commandGroups.map((group) => (
        <section key={group} className="mw-shortcut-group">
          <h3 className="mw-shortcut-title">{say(group)}</h3>
          <dl className="mw-shortcuts">
            {shortcutLines(commands, group).map((line) => (
              <ShortcutRow key={"word" in line ? line.word : line.commandId} line={line} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function ShortcutRow({ line }: { readonly line: ShortcutLine }) {
  const say = useTranslate(shortcutsStrings);
  const sayCommand = useTranslate(everyCommandName);
  const root = useRoot();
  const isMac = hasMacKeys((root.ownerDocument ?? root).defaultView);
  return (
    <div className="mw-shortcut">
      <dt>{"word" in line ? say(line.word) : sayCommand(line.commandId)}</dt>
      <dd>
        {line.keys.map((pressed) => (
          <Kbd key={pressed}>{writeShortcut(pressed, isMac)}</Kbd>
        ))}
      </dd>
    </div>
  );
}

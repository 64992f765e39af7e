import { Button, Kbd, useRoot, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEditor } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { hasMacKeys, shortcutOf, writeShortcut } from "../../base/words/shortcut-text.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { type ShortcutGroup, type ShortcutLine, shortcutGroups } from "./shortcut-groups.js";
import { shortcutsStrings } from "./shortcuts-strings.js";

const groups: readonly ShortcutGroup[] = ["blocks", "template", "view"];

/** Every shortcut, with the keys of the keyboard at hand. */
export function ShortcutsDialog() {
  useDialogStyles();
  const say = useTranslate(shortcutsStrings);
  const { close } = useWorkspaceActions();
  return (
    <Dialog title={say("title")} onClose={close} footer={<Button onClick={close}>{say("close")}</Button>}>
      {groups.map((group) => (
        <section key={group} className="mw-shortcut-group">
          <h3 className="mw-shortcut-title">{say(group)}</h3>
          <dl className="mw-shortcuts">
            {shortcutGroups[group].map((line) => (
              <ShortcutRow key={line.word} line={line} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function ShortcutRow({ line }: { readonly line: ShortcutLine }) {
  const say = useTranslate(shortcutsStrings);
  const { commands } = useEditor();
  const root = useRoot();
  const isMac = hasMacKeys((root.ownerDocument ?? root).defaultView);
  const fromCommand = line.commandId === undefined ? undefined : shortcutOf(commands, line.commandId, isMac);
  const keys = line.keys?.map((pressed) => writeShortcut(pressed, isMac)) ?? (fromCommand === undefined ? [] : [fromCommand]);
  if (keys.length === 0) return null;
  return (
    <div className="mw-shortcut">
      <dt>{say(line.word)}</dt>
      <dd>
        {keys.map((pressed) => (
          <Kbd key={pressed}>{pressed}</Kbd>
        ))}
      </dd>
    </div>
  );
}

import { matchShortcut } from "@mailwright/editing";
import { readSelected } from "@mailwright/rich-text";
import { IconButton } from "@mailwright/ui";
import { useEffect, useSyncExternalStore } from "react";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { hasMacKeys } from "../../base/words/shortcut-text.js";
import { useShortcut } from "../../base/words/use-shortcut.js";
import { laterKeys } from "../../workspace/commands/keys.gen.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useCommandName, useRun } from "../../workspace/commands/use-command.js";
import { useWorkspaceStore } from "../../workspace/workspace-context.js";
import type { OpenText } from "./open-text.js";

/** Comments on the words that are selected in a text, by a press or by keys, which the text would not leave to the editor. */
export function TextComment({ open: { blockId, place, richText } }: { readonly open: OpenText }) {
  const name = useCommandName(everyCommandName);
  const run = useRun();
  const workspace = useWorkspaceStore();
  const isNothing = () => richText.state().isCollapsed;
  const isDisabled = useSyncExternalStore(richText.subscribe, isNothing, isNothing);
  useEffect(() => {
    const selectedWords = () => {
      const selected = readSelected(richText);
      return selected ? { blockId, place, ...selected } : undefined;
    };
    workspace.setState({ selectedWords });
    return () => workspace.setState({ selectedWords: undefined });
  }, [workspace, blockId, place, richText]);
  useEffect(
    () =>
      richText.onKey((event) => {
        const isAsked = matchShortcut(laterKeys, event, hasMacKeys(event.view))?.commandId === "comment-on-words";
        if (isAsked) run("comment-on-words");
        return isAsked;
      }),
    [richText, run],
  );
  return (
    <IconButton
      label={name("comment-on-words")}
      shortcut={useShortcut("comment-on-words")}
      icon={toolIcons.comment}
      disabled={isDisabled}
      onClick={() => run("comment-on-words")}
    />
  );
}

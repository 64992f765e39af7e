import { type BlockId, findBlock } from "@mailwright/document";
import type { Device } from "@mailwright/editing";
import { IconButton } from "@mailwright/ui";
import { Eye } from "@mailwright/ui/icons";
import { useDocument, useViewState } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useCommandName } from "../../workspace/commands/use-command.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";

// What is hidden on tablets is hidden on phones too.
const hiddenBy = { desktop: [], tablet: ["tablet"], mobile: ["tablet", "mobile"] } satisfies Record<Device, readonly string[]>;

/** Shows a block everywhere again that is hidden on the device of the canvas. */
export function ShowButton({ blockId }: { readonly blockId: BlockId }) {
  const editor = useLaterCommands();
  const name = useCommandName(everyCommandName);
  const tell = useTellRefusal();
  const hidden: readonly unknown[] = hiddenBy[useViewState(({ device }) => device)];
  const isHidden = useDocument(({ root }) => hidden.includes(findBlock(root, blockId)?.props["hideElement"]));
  if (!isHidden) return null;
  return (
    <IconButton
      label={name("hide-block", "no")}
      icon={Eye}
      tooltipSide="top"
      onClick={() => tell(editor.run("hide-block", { on: "no" }))}
    />
  );
}

import { type BlockId, type Entitlement, findBlock } from "@mailwright/document";
import { IconButton, useTranslate } from "@mailwright/ui";
import { Code } from "@mailwright/ui/icons";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import { codePropOf } from "../../base/document/code-prop.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useCommandName } from "../../workspace/commands/use-command.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { blockToolsStrings } from "../words/block-tools-strings.js";

/** Custom code opens in an editor of its own. If the plan does not include it, the button says so. */
export function CodeButton({ blockId }: { readonly blockId: BlockId }) {
  const { registry } = useEditorServices();
  const type = useDocument(({ root }) => findBlock(root, blockId)?.type);
  const definition = type === undefined ? undefined : registry.get(type);
  return codePropOf(definition) === undefined ? null : <EditCode blockId={blockId} needed={definition?.entitlement} />;
}

function EditCode({ blockId, needed }: { readonly blockId: BlockId; readonly needed: Entitlement | undefined }) {
  const say = useTranslate(blockToolsStrings);
  const { entitlements } = useEditorServices();
  const editor = useLaterCommands();
  const name = useCommandName(everyCommandName);
  const tell = useTellRefusal();
  const isOutsidePlan = needed !== undefined && entitlements !== undefined && !entitlements.includes(needed);
  return (
    <IconButton
      label={isOutsidePlan ? say("codeNotInPlan") : name("edit-code")}
      icon={Code}
      tooltipSide="top"
      aria-disabled={isOutsidePlan}
      onClick={() => isOutsidePlan || tell(editor.run("edit-code", { blockId }))}
    />
  );
}

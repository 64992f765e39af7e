import { type BlockId, type Entitlement, findBlock } from "@mailwright/document";
import { IconButton, useTranslate } from "@mailwright/ui";
import { Code } from "@mailwright/ui/icons";
import { useDocument, useEditorServices } from "../../base/context/editor-context.js";
import { codePropOf } from "../../base/document/code-prop.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
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
  const { open } = useWorkspaceActions();
  const isOutsidePlan = needed !== undefined && entitlements !== undefined && !entitlements.includes(needed);
  return (
    <IconButton
      label={say(isOutsidePlan ? "codeNotInPlan" : "editCode")}
      icon={Code}
      tooltipSide="top"
      aria-disabled={isOutsidePlan}
      onClick={() => isOutsidePlan || open({ kind: "block-code", blockId })}
    />
  );
}

import { PublishedDialog } from "@mailwright/views/dialogs";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { resolveHeaderActions } from "../../workspace/status/resolve-header-actions.js";
import { useConvert } from "../../workspace/status/use-convert.js";
import { useEmbedding, useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";

/** Says that the template is published, and offers the next steps. */
export function TemplatePublished() {
  const { close, goHome } = useWorkspaceActions();
  const { hasHome, isEmbedded, isSystem } = useEmbedding();
  const { ports } = useEditorServices();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const info = useWorkspace((workspace) => workspace.info);
  const { convert, isConverting } = useConvert();
  const mayConvert = resolveHeaderActions({ info, ports, isReadOnly, isEmbedded, isSystem }).convert;
  return (
    <PublishedDialog
      name={info.name}
      onContinue={close}
      onBack={hasHome ? goHome : undefined}
      onClose={close}
      conversion={mayConvert ? { isPending: isConverting, start: convert } : undefined}
    />
  );
}

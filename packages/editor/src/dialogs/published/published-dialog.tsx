import { Button, Icon, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { CircleCheck } from "@mailwright/ui/icons";
import { useEditorServices, useSession } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { resolveHeaderActions } from "../../workspace/status/resolve-header-actions.js";
import { useConvert } from "../../workspace/status/use-convert.js";
import { useEmbedding, useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { publishedStrings } from "./published-strings.js";

/** Says that the template is published, and where one may go from here. */
export function PublishedDialog() {
  useDialogStyles();
  const say = useTranslate(publishedStrings);
  const { close, goHome } = useWorkspaceActions();
  const { hasHome, isEmbedded, isSystem } = useEmbedding();
  const { ports } = useEditorServices();
  const isReadOnly = useSession((session) => session.readOnly);
  const info = useWorkspace((workspace) => workspace.info);
  const { convert, isConverting } = useConvert();
  const mayConvert = resolveHeaderActions({ info, ports, isReadOnly, isEmbedded, isSystem }).convert;
  const footer = (
    <>
      {mayConvert ? (
        <Button isLoading={isConverting} onClick={convert}>
          {say("convert")}
        </Button>
      ) : null}
      <Button onClick={close}>{say("continue")}</Button>
      {hasHome ? (
        <Button variant="primary" onClick={goHome}>
          {say("back")}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog title={say("title")} size="sm" onClose={close} footer={footer}>
      <p className="mw-dialog-lead">
        <Icon icon={CircleCheck} sizePx={20} />
        <span>{say("text", { name: info.name })}</span>
      </p>
    </Dialog>
  );
}

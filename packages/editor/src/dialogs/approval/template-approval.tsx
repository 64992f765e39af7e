import { ApprovalDialog } from "@mailwright/views/approval";
import { useHasUnsavedWork } from "../../base/context/editor-context.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { noticeOf } from "../../workspace/standing/standing-news.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { useApproval } from "./use-approval.js";

/** Whether the open email may go out, as colleagues say. */
export function TemplateApproval() {
  const { close, save } = useWorkspaceActions();
  const editor = useLaterCommands();
  const { port, reader } = useApproval();
  const news = useWorkspace(({ info }) => info.approval);
  const isBehind = useWorkspace((workspace) => noticeOf(workspace)?.kind === "newer");
  const isUnsaved = useHasUnsavedWork();
  return (
    <ApprovalDialog
      port={port}
      userId={reader?.userId ?? ""}
      isOwner={reader?.isOwner ?? false}
      mayAsk={reader?.mayAsk ?? false}
      news={news}
      isBehind={isBehind}
      onSave={isUnsaved ? save : undefined}
      onClose={close}
      onCompare={(since) => editor.run("show-changes", { since })}
    />
  );
}

import { useClient, useTemplateRefresh } from "@mailwright/client/react";
import { isOwner, mayEdit, mayShare } from "@mailwright/contract";
import { ApprovalDialog } from "@mailwright/views/approval";
import { connectApproval } from "@mailwright/views/connected-approval";
import { useMemo } from "react";
import { useDialogs } from "../../dialog-requests/dialog-context.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { editorAddress } from "../../view/editor-address.js";

/** Whether the email of a template may go out, as colleagues say. */
export function TemplateApproval({ request: { template }, onClose }: DialogFaceProps<"approval">) {
  const client = useClient();
  const { host, session, view } = useDashboard();
  const { open } = useDialogs();
  const refresh = useTemplateRefresh();
  const port = useMemo(() => connectApproval(client, template.id), [client, template.id]);
  if (!session) return null;
  return (
    <ApprovalDialog
      port={port}
      userId={session.id}
      isOwner={isOwner(template, session)}
      mayAsk={mayEdit(template, session)}
      onDone={() => void refresh()}
      onClose={onClose}
      onCompare={(changes) => host.navigate(editorAddress(template, view, { changes }))}
      onShare={mayShare(template, session) ? () => open({ id: "share", template }) : undefined}
    />
  );
}

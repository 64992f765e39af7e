import { isOwner, mayEdit } from "@mailwright/contract";
import { connectApproval } from "@mailwright/views/connected-approval";
import type { TemplateApproval } from "../approval-port.js";
import type { ConnectedTemplate } from "./connected-template.js";

/** The approval of a template at the server, as the policies of the contract have it. */
export function connectedApproval({
  client,
  id,
  user,
  known,
}: Pick<ConnectedTemplate, "client" | "id" | "user" | "known">): TemplateApproval {
  const [template, reader] = [known(), user()];
  return {
    ...connectApproval(client, id()),
    userId: reader?.id ?? "",
    isOwner: template !== undefined && reader !== undefined && isOwner(template, reader),
    mayAsk: template !== undefined && reader !== undefined && mayEdit(template, reader),
  };
}

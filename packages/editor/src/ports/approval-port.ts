import type { ApprovalPort } from "@mailwright/views/connected-approval";

/** Whether colleagues approve the open template, and who looks. */
export interface TemplateApproval extends ApprovalPort {
  readonly userId: string;
  readonly isOwner: boolean;
  /** Whether this person may edit the template, and so ask. */
  readonly mayAsk: boolean;
}

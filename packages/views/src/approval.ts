export { ApprovalDialog, type ApprovalDialogProps } from "./approval/approval-dialog.js";
export { ApprovalMark } from "./approval/approval-mark.js";

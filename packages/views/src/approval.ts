export { ApprovalDialog, type ApprovalDialogProps } from "./approval/approval-dialog.js";
export { ApprovalMark } from "./approval/approval-mark.js";
export { type ApprovalPort, type ApprovalReviewer, connectApproval } from "./approval/approval-port.js";

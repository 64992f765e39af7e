export { type ApprovalPort, type ApprovalReviewer, connectApproval } from "./approval/approval-port.js";

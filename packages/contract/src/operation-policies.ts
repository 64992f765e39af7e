import type { operations } from "./api.gen.js";
import type { TemplateStatus } from "./lifecycle.js";
import {
  commentRefusal,
  convertRefusal,
  deleteForeverRefusal,
  deleteNotesRefusal,
  editRefusal,
  lockRefusal,
  openRefusal,
  type PolicyRefusal,
  type PolicyTemplate,
  type PolicyUser,
  reviewLinkRefusal,
  shareRefusal,
  statusRefusal,
  transferRefusal,
  unlockRefusal,
  unlockRequestRefusal,
  viewRefusal,
} from "./policies.js";

/** What a decision takes from the call itself. */
export interface OperationInput {
  /** Of `moveTemplate` and its like: the status that the template shall have. Of `lockTemplate`: whether it shall be locked. */
  readonly status?: TemplateStatus | boolean;
  /** Of `saveTemplate`: nothing changes but the person's own mark of a favourite. */
  readonly isMark?: boolean;
}

export type OperationPolicy = (template: PolicyTemplate, user: PolicyUser, input: OperationInput) => PolicyRefusal;

const move: OperationPolicy = (template, user, { status }) =>
  typeof status === "string" ? statusRefusal(template, user, status) : "wrong-status";

/**
 * Who may call what about one template: the one table by which the server decides every operation that names a template, and from which the test of
 * all callers, operations and states is made. An operation that takes several templates asks it for each of them.
 */
export const templatePolicies = {
  getTemplate: openRefusal,
  saveTemplate: (template, user, { isMark = false }) => (isMark && !template.isSystem ? viewRefusal : editRefusal)(template, user),
  deleteTemplate: deleteForeverRefusal,
  deleteTemplates: deleteForeverRefusal,
  moveTemplate: move,
  moveTemplates: move,
  convertTemplate: convertRefusal,
  cloneTemplate: viewRefusal,
  listVersions: viewRefusal,
  getVersion: viewRefusal,
  createVersion: editRefusal,
  nameVersion: editRefusal,
  previewTemplate: viewRefusal,
  previewVersion: viewRefusal,
  getPreviewPicture: viewRefusal,
  showSharedTemplate: viewRefusal,
  followTemplate: viewRefusal,
  getTemplateState: viewRefusal,
  exportHtml: viewRefusal,
  exportPdf: viewRefusal,
  exportImage: viewRefusal,
  exportToDestination: viewRefusal,
  exportOutlookFile: viewRefusal,
  listExports: viewRefusal,
  listTemplateActivity: viewRefusal,
  sendTestMail: viewRefusal,
  takeScreenshots: viewRefusal,
  shareTemplate: shareRefusal,
  transferTemplate: transferRefusal,
  lockTemplate: (template, user, { status }) => (status === true ? lockRefusal : unlockRefusal)(template, user),
  requestUnlock: unlockRequestRefusal,
  createShareLink: viewRefusal,
  createReviewLink: reviewLinkRefusal,
  getApproval: viewRefusal,
  askForApproval: editRefusal,
  withdrawApproval: viewRefusal,
  answerApproval: viewRefusal,
  listShareLinks: viewRefusal,
  revokeShareLink: viewRefusal,
  revokeShareLinks: viewRefusal,
  uploadAssets: editRefusal,
  uploadFile: editRefusal,
  editAsset: editRefusal,
  listTemplateAssets: viewRefusal,
  copyAssetToTemplate: editRefusal,
  deleteTemplateAsset: editRefusal,
  createQrCode: editRefusal,
  createMap: editRefusal,
  mergeVideoPicture: editRefusal,
  createNote: viewRefusal,
  listNotes: viewRefusal,
  deleteNote: viewRefusal,
  deleteNotes: deleteNotesRefusal,
  createComment: commentRefusal,
  listComments: viewRefusal,
  listCommentPeople: viewRefusal,
  markCommentsRead: viewRefusal,
  changeComment: commentRefusal,
  deleteComment: commentRefusal,
  createCustomBlock: viewRefusal,
  saveCustomBlock: viewRefusal,
  getSystemTemplate: openRefusal,
  saveSystemTemplate: editRefusal,
  deleteSystemTemplate: deleteForeverRefusal,
  deleteSystemTemplates: deleteForeverRefusal,
  moveSystemTemplate: move,
} as const satisfies Partial<Record<keyof operations, OperationPolicy>>;

/** An operation that is about one template, or about each of several. */
export type TemplateOperationId = keyof typeof templatePolicies;

/** Why this user may not do it; null means it may happen. */
export function refusalOf(
  operation: TemplateOperationId,
  template: PolicyTemplate,
  user: PolicyUser,
  input: OperationInput = {},
): PolicyRefusal {
  const policy: OperationPolicy = templatePolicies[operation];
  return policy(template, user, input);
}

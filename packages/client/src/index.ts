export { ApiError, type ApiErrorCode, type DestinationFailure, isApiError, isPassing } from "./call/api-error.js";
export { type Client, type ClientOptions, createClient, type SendRequest } from "./call/client.js";
export type { RenewSession } from "./call/held-session.js";
export { cancelJob, followJob, getJob, getJobResult, type Job, type JobOptions, listJobs, retryJob } from "./call/jobs.js";
export type { PlacedFile, UploadOptions } from "./call/send-upload.js";
export {
  type BulkExport,
  type BulkExportResult,
  type BulkFiles,
  type BulkLook,
  type BulkSend,
  exportTemplates,
  getBulkExport,
  lookBeforeSending,
  type SendOutlook,
  sendTemplates,
} from "./exports/bulk-exports.js";
export {
  type Connection,
  type ConnectionDraft,
  type ConnectionTest,
  createConnection,
  deleteConnection,
  listConnections,
  testConnection,
} from "./exports/connections.js";
export {
  createAuthLink,
  createExportId,
  type DestinationExport,
  type DestinationOrder,
  exportOutlookFile,
  exportToDestination,
  listDestinations,
  listExportPage,
  listExports,
  type OfferedDestination,
  type TemplateExport,
} from "./exports/destinations.js";
export {
  type AiEdit,
  type AiEditWish,
  type AiImage,
  type AiImageWish,
  createAiEdits,
  createAiImages,
  getAiImageSource,
  keepAiImage,
  listAiImages,
} from "./pictures/ai-images.js";
export {
  type AssetPage,
  type AssetQuery,
  copyAssetToTemplate,
  deleteAsset,
  editAsset,
  getAsset,
  importAsset,
  listAssetPage,
  listTemplateAssets,
  listUserAssets,
  renameAsset,
  uploadAssets,
} from "./pictures/assets.js";
export { uploadFile } from "./pictures/files.js";
export {
  choosePhoto,
  createCalendarFile,
  createMap,
  createQrCode,
  createTimer,
  findVideo,
  getMapSource,
  type IconSearchQuery,
  iconAddress,
  listIconCategories,
  listIconStyles,
  listPlayButtons,
  mergeVideoPicture,
  searchIcons,
  searchPhotos,
} from "./pictures/pictures.js";
export {
  cancelScreenshots,
  getScreenshotSource,
  getScreenshots,
  type ScreenshotSource,
  type Screenshots,
  takeScreenshots,
} from "./pictures/screenshots.js";
export { type ActivityQuery, listActivity } from "./templates/activity.js";
export { answerApproval, askForApproval, getApproval, withdrawApproval } from "./templates/approvals.js";
export { type CategoryListQuery, createCategory, deleteCategory, listCategories, saveCategory } from "./templates/categories.js";
export { shareTemplate, transferTemplate } from "./templates/collaborators.js";
export {
  type CommentPlace,
  changeComment,
  createComment,
  deleteComment,
  listCommentPeople,
  listComments,
  markCommentsRead,
} from "./templates/comments.js";
export {
  type CustomBlock,
  type CustomBlockDraft,
  createCustomBlock,
  deleteCustomBlock,
  listCustomBlocks,
  saveCustomBlock,
} from "./templates/custom-blocks.js";
export { createNote, deleteNote, deleteNotes, listNotePage, listNotes } from "./templates/notes.js";
export {
  changeReviewComment,
  createReviewComment,
  deleteReviewComment,
  listReviewComments,
  makeGuestKey,
  openReview,
  type ReviewPass,
} from "./templates/reviews.js";
export { loadSharedTemplate } from "./templates/shared-templates.js";
export {
  createShareLink,
  listShareLinks,
  lockTemplate,
  requestUnlock,
  revokeShareLink,
  revokeShareLinks,
} from "./templates/sharing.js";
export {
  convertTemplate,
  createSystemTemplate,
  type DeleteKind,
  deleteSystemTemplate,
  deleteSystemTemplates,
  getSystemTemplate,
  listSystemTemplates,
  moveSystemTemplate,
  type SystemTemplateListQuery,
  saveSystemTemplate,
} from "./templates/system-templates.js";
export {
  listAllTemplates,
  listTemplatePage,
  type SortDirection,
  type TemplateRequest,
  type TemplateSortKey,
} from "./templates/template-pages.js";
export {
  calculateSize,
  cloneTemplate,
  countTemplates,
  createTemplate,
  deleteTemplate,
  deleteTemplates,
  exportHtml,
  exportImage,
  exportPdf,
  getTemplate,
  getVersion,
  listTemplates,
  listVersionPage,
  listVersions,
  moveTemplate,
  moveTemplates,
  saveTemplate,
  searchTemplates,
  sendTestMail,
  setFavorite,
  type TemplateListQuery,
} from "./templates/templates.js";
export { createVersion, nameVersion } from "./templates/version-names.js";
export { type AuditEntry, type AuditQuery, exportAudit, listAudit } from "./workspace/audit.js";
export {
  acceptImportResults,
  chooseImportForms,
  createImport,
  createImportOfAddresses,
  deleteImport,
  getImport,
  getImportResult,
  type Import,
  type ImportFormChoice,
  type ImportResult,
  type ImportResultDetail,
  type ImportResultPage,
  listImportResults,
  listImports,
} from "./workspace/imports.js";
export { getInboxMail, getInboxSource, listInbox } from "./workspace/inbox.js";
export {
  changePerson,
  countOwned,
  endPersonSessions,
  exportPerson,
  invitePerson,
  listInvitations,
  listPeople,
  type OwnedThings,
  removePerson,
  withdrawInvitation,
} from "./workspace/people.js";
export { searchPrincipals } from "./workspace/principals.js";
export {
  endSession,
  getUsage,
  listDemoUsers,
  loadSession,
  openDemoSession,
  redeemSignInCode,
  saveUserSettings,
} from "./workspace/session.js";
export {
  createStore,
  deleteStore,
  listCustomFields,
  listProducts,
  listStoreCategories,
  listStores,
  type ProductPage,
  type ProductQuery,
  refreshStore,
  type Store,
  type StoreDraft,
  searchProducts,
  setCustomFields,
} from "./workspace/shop.js";
export {
  addTeamMember,
  createTeam,
  deleteTeam,
  listTeamMembers,
  listTeams,
  removeTeamMember,
  renameTeam,
} from "./workspace/teams.js";
export { changeWorkspace, getWorkspace } from "./workspace/workspace.js";

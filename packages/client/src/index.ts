export { type AiImage, type AiImageWish, createAiImages, keepAiImage, listAiImages } from "./ai-images.js";
export { ApiError, type ApiErrorCode, type DestinationFailure, isApiError, isPassing } from "./api-error.js";
export {
  type AssetPage,
  type AssetQuery,
  copyAssetToTemplate,
  deleteAsset,
  getAsset,
  importAsset,
  listAssetPage,
  listTemplateAssets,
  listUserAssets,
  renameAsset,
  type UploadOptions,
  uploadAssets,
} from "./assets.js";
export { type AuditEntry, type AuditQuery, exportAudit, listAudit } from "./audit.js";
export { type CategoryListQuery, createCategory, deleteCategory, listCategories, saveCategory } from "./categories.js";
export { type Client, type ClientOptions, createClient, type SendRequest } from "./client.js";
export {
  type Connection,
  type ConnectionDraft,
  type ConnectionTest,
  createConnection,
  deleteConnection,
  listConnections,
  testConnection,
} from "./connections.js";
export {
  type CustomBlock,
  type CustomBlockDraft,
  createCustomBlock,
  deleteCustomBlock,
  listCustomBlocks,
  saveCustomBlock,
} from "./custom-blocks.js";
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
} from "./destinations.js";
export type { RenewSession } from "./held-session.js";
export { getInboxMail, getInboxSource, listInbox } from "./inbox.js";
export { cancelJob, followJob, getJob, getJobResult, type Job, type JobOptions, listJobs, retryJob } from "./jobs.js";
export { createNote, deleteNote, deleteNotes, listNotePage, listNotes } from "./notes.js";
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
} from "./people.js";
export {
  choosePhoto,
  createCalendarFile,
  createQrCode,
  createTimer,
  findVideo,
  type IconSearchQuery,
  iconAddress,
  listIconCategories,
  listIconStyles,
  listPlayButtons,
  mergeVideoPicture,
  searchIcons,
  searchPhotos,
} from "./pictures.js";
export { searchPrincipals } from "./principals.js";
export { endSession, getUsage, listDemoUsers, loadSession, openDemoSession, redeemSignInCode, saveUserSettings } from "./session.js";
export { loadSharedTemplate } from "./shared-templates.js";
export {
  createShareLink,
  listShareLinks,
  lockTemplate,
  requestUnlock,
  revokeShareLink,
  revokeShareLinks,
  shareTemplate,
} from "./sharing.js";
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
  searchProducts,
  setCustomFields,
} from "./shop.js";
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
} from "./system-templates.js";
export { listAllTemplates, listTemplatePage, type SortDirection, type TemplateRequest, type TemplateSortKey } from "./template-pages.js";
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
} from "./templates.js";

export { ApiError, type ApiErrorCode, isApiError, isPassing } from "./api-error.js";
export { listTemplateAssets, listUserAssets, type UploadOptions, uploadAssets } from "./assets.js";
export { type CategoryListQuery, listCategories } from "./categories.js";
export { type Client, type ClientOptions, createClient } from "./client.js";
export { getInboxMail, getInboxSource, listInbox } from "./inbox.js";
export {
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
} from "./pictures.js";
export { endSession, listDemoUsers, loadSession, saveUserSettings } from "./session.js";
export { listCustomFields, listProducts, listStoreCategories, listStores } from "./shop.js";
export { getSystemTemplate, listSystemTemplates, type SystemTemplateListQuery } from "./system-templates.js";
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
  listVersions,
  moveTemplate,
  moveTemplates,
  saveTemplate,
  searchTemplates,
  sendTestMail,
  setFavorite,
  type TemplateListQuery,
} from "./templates.js";

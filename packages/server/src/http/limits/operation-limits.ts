import type { OperationId } from "../load-contract.js";

export interface OperationLimit {
  callsMax: number;
  windowMs: number;
}

const minuteMs = 60_000;

/** What costs more than reading a row, or reaches other people: how often one person may call it. */
export const operationLimits: Partial<Record<OperationId, OperationLimit>> = {
  sendTestMail: { callsMax: 30, windowMs: 10 * minuteMs },
  requestUnlock: { callsMax: 20, windowMs: 10 * minuteMs },
  exportPdf: { callsMax: 60, windowMs: minuteMs },
  exportImage: { callsMax: 60, windowMs: minuteMs },
  exportToDestination: { callsMax: 60, windowMs: 10 * minuteMs },
  createAuthLink: { callsMax: 60, windowMs: 10 * minuteMs },
  createConnection: { callsMax: 60, windowMs: 10 * minuteMs },
  testConnection: { callsMax: 60, windowMs: 10 * minuteMs },
  sendTemplates: { callsMax: 30, windowMs: 10 * minuteMs },
  lookBeforeSending: { callsMax: 120, windowMs: minuteMs },
  exportTemplates: { callsMax: 30, windowMs: 10 * minuteMs },
  exportOutlookFile: { callsMax: 60, windowMs: minuteMs },
  exportPerson: { callsMax: 20, windowMs: 10 * minuteMs },
  exportAudit: { callsMax: 20, windowMs: 10 * minuteMs },
  uploadAssets: { callsMax: 120, windowMs: minuteMs },
  uploadFile: { callsMax: 60, windowMs: minuteMs },
  editAsset: { callsMax: 60, windowMs: minuteMs },
  importAsset: { callsMax: 60, windowMs: minuteMs },
  createImport: { callsMax: 30, windowMs: 10 * minuteMs },
  createImportOfAddresses: { callsMax: 30, windowMs: 10 * minuteMs },
  chooseImportForms: { callsMax: 60, windowMs: minuteMs },
  createAiImages: { callsMax: 30, windowMs: 10 * minuteMs },
  createAiEdits: { callsMax: 30, windowMs: 10 * minuteMs },
  keepAiImage: { callsMax: 120, windowMs: minuteMs },
  takeScreenshots: { callsMax: 30, windowMs: 10 * minuteMs },
  getScreenshots: { callsMax: 120, windowMs: minuteMs },
  createStore: { callsMax: 20, windowMs: 10 * minuteMs },
  refreshStore: { callsMax: 20, windowMs: 10 * minuteMs },
  searchPhotos: { callsMax: 60, windowMs: minuteMs },
  choosePhoto: { callsMax: 60, windowMs: minuteMs },
  createQrCode: { callsMax: 120, windowMs: minuteMs },
  createMap: { callsMax: 30, windowMs: minuteMs },
  createTimer: { callsMax: 120, windowMs: minuteMs },
  createCalendarFile: { callsMax: 120, windowMs: minuteMs },
  mergeVideoPicture: { callsMax: 60, windowMs: minuteMs },
  findVideo: { callsMax: 60, windowMs: minuteMs },
  searchPrincipals: { callsMax: 300, windowMs: minuteMs },
  createComment: { callsMax: 60, windowMs: minuteMs },
  changeComment: { callsMax: 120, windowMs: minuteMs },
  createShareLink: { callsMax: 60, windowMs: minuteMs },
  createReviewLink: { callsMax: 60, windowMs: minuteMs },
  askForApproval: { callsMax: 30, windowMs: minuteMs },
  answerApproval: { callsMax: 30, windowMs: minuteMs },
};

/**
 * Pictures that sent emails show, and files that they lead to. A mail client's proxy asks for those of thousands of readers from one address, so no address is limited here;
 * they are cached, or drawn once a second at most.
 */
export const emailPictures: ReadonlySet<OperationId> = new Set<OperationId>([
  "getAssetFile",
  "getIconPicture",
  "getTimerPicture",
  "getCalendarFile",
  "getPlayButton",
]);

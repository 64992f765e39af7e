import type { operations } from "./api.gen.js";
import type { TemplateOperationId } from "./operation-policies.js";
import { isAdmin, type PolicyUser } from "./policies.js";

/** An operation that is not about a template. */
export type WorkspaceOperationId = Exclude<keyof operations, TemplateOperationId>;

/** What a decision takes from the call itself: the parts of its address. */
export type AddressParts = Readonly<Record<string, unknown>>;

type WorkspaceRefusal = "admin-only" | null;

const adminOnly = (user: PolicyUser): WorkspaceRefusal => (isAdmin(user) ? null : "admin-only");
const everybody = (): WorkspaceRefusal => null;

/** The kinds of rights, and how each is decided for somebody who is signed in. */
const rights = {
  /** Needs no session. Where it opens what not everybody may see, its address carries the proof. */
  open: everybody,
  /** Needs the key of a host, and no session opens it. */
  host: everybody,
  /** Everybody, in their own workspace. */
  member: everybody,
  /** Everybody, with what is their own; what is somebody else's is not found. */
  own: everybody,
  /** Decided by the server once it has looked the thing up, by its group and by whose it is (such as `mayKeepCategory`). */
  group: everybody,
  admin: adminOnly,
  /** Administrators, and others about themselves. */
  self: (user: PolicyUser, { id }: AddressParts) => (id === user.id ? null : adminOnly(user)),
  /** Everybody, and what was removed only administrators. */
  layouts: (user: PolicyUser, { status }: AddressParts) => (status === "deleted" ? adminOnly(user) : null),
} satisfies Record<string, (user: PolicyUser, parts: AddressParts) => WorkspaceRefusal>;

export type WorkspaceRight = keyof typeof rights;

/**
 * Who may call what is not about one template: together with `templatePolicies` every operation of the contract. The server asks it before any handler
 * runs, and the test of all callers and operations is made from it.
 */
export const workspacePolicies: Readonly<Record<WorkspaceOperationId, WorkspaceRight>> = {
  exchangeCredentials: "open",
  listDemoUsers: "open",
  openDemoSession: "open",
  redeemSignInCode: "open",
  previewSystemTemplate: "open",
  getAssetFile: "open",
  getIconPicture: "open",
  getTimerPicture: "open",
  getCalendarFile: "open",
  getPlayButton: "open",
  getAiImagePreview: "open",
  getScreenshotPicture: "open",
  previewCustomBlock: "open",
  getInboxHtml: "open",
  getExportHtml: "open",
  listActivity: "own",
  openReview: "open",
  showReviewEmail: "open",
  listReviewComments: "open",
  createReviewComment: "open",
  changeReviewComment: "open",
  deleteReviewComment: "open",
  createHostSession: "host",
  revokeHostSession: "host",
  listTemplates: "member",
  searchTemplates: "member",
  countTemplates: "member",
  calculateSize: "member",
  createTemplate: "member",
  listSharedTemplates: "member",
  searchSystemTemplates: "member",
  listCategories: "member",
  searchIcons: "member",
  listIconCategories: "member",
  listIconStyles: "member",
  searchPhotos: "member",
  getMapSource: "member",
  getScreenshotSource: "member",
  getScreenshots: "own",
  cancelScreenshots: "own",
  getAiImageSource: "member",
  createAiImages: "member",
  createAiEdits: "member",
  listAiImages: "own",
  keepAiImage: "own",
  choosePhoto: "member",
  createTimer: "member",
  createCalendarFile: "member",
  findVideo: "member",
  listPlayButtons: "member",
  getUsage: "member",
  getWorkspace: "member",
  changeWorkspace: "admin",
  listDestinations: "member",
  exportTemplates: "member",
  sendTemplates: "member",
  lookBeforeSending: "member",
  getBulkExport: "own",
  searchPrincipals: "member",
  lookUpAccount: "member",
  listCustomBlocks: "member",
  listCustomFields: "member",
  setCustomFields: "admin",
  setHostCustomFields: "host",
  listStores: "member",
  createStore: "admin",
  deleteStore: "admin",
  refreshStore: "member",
  listStoreCategories: "member",
  listProducts: "member",
  listInbox: "member",
  getInboxMail: "member",
  getInboxText: "member",
  getInboxSource: "member",
  loadSession: "own",
  endSession: "own",
  createAuthLink: "own",
  followSession: "own",
  listUserAssets: "own",
  deleteUserAsset: "own",
  importAsset: "member",
  getAsset: "own",
  renameAsset: "own",
  saveUserSettings: "own",
  listJobs: "own",
  getJob: "own",
  cancelJob: "own",
  retryJob: "own",
  getJobResult: "own",
  listImports: "own",
  createImport: "member",
  createImportOfAddresses: "member",
  getImport: "own",
  deleteImport: "own",
  listImportResults: "own",
  getImportResult: "own",
  chooseImportForms: "own",
  acceptImportResults: "own",
  createCategory: "group",
  saveCategory: "group",
  deleteCategory: "group",
  deleteCustomBlock: "group",
  listConnections: "member",
  testConnection: "group",
  createConnection: "group",
  deleteConnection: "group",
  createSystemTemplate: "admin",
  listPeople: "admin",
  changePerson: "admin",
  removePerson: "admin",
  removeWorkspace: "admin",
  listAudit: "admin",
  exportAudit: "admin",
  listTeams: "member",
  createTeam: "admin",
  renameTeam: "admin",
  deleteTeam: "admin",
  listTeamMembers: "admin",
  addTeamMember: "admin",
  removeTeamMember: "admin",
  listInvitations: "admin",
  invitePerson: "admin",
  withdrawInvitation: "admin",
  countOwned: "self",
  endPersonSessions: "self",
  exportPerson: "self",
  listSystemTemplates: "layouts",
};

/** Why this user may not call it; null means it may happen. */
export function workspaceRefusalOf(operation: WorkspaceOperationId, user: PolicyUser, parts: AddressParts = {}): WorkspaceRefusal {
  return rights[workspacePolicies[operation]](user, parts);
}

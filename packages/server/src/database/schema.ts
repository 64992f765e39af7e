export { shareLinks, templateFavorites } from "./schema/access.js";
export { templateActivity } from "./schema/activity.js";
export { templateApprovalAnswers, templateApprovals } from "./schema/approvals.js";
export { assets, blobs } from "./schema/assets.js";
export { auditLog, auditPeople } from "./schema/audit.js";
export { categories } from "./schema/categories.js";
export { commentMentions, comments } from "./schema/comments.js";
export { connections, exportGrants, templateExports } from "./schema/exports.js";
export { generatedCounts, generatedPictures } from "./schema/generated.js";
export { importPictures, importResults, imports } from "./schema/imports.js";
export { jobs } from "./schema/jobs.js";
export { callWindows } from "./schema/limits.js";
export { liveRooms } from "./schema/live.js";
export { mailCounts, mailMessages, mailPieces } from "./schema/mail.js";
export { modules } from "./schema/modules.js";
export { notes } from "./schema/notes.js";
export { hostKeys, sessions, signInCodes, users, workspaces } from "./schema/people.js";
export { customFields, products, stores } from "./schema/shop.js";
export { invitations, providerSessions, setUpLinks } from "./schema/sign-in.js";
export { teamMembers, teams, templateTeams } from "./schema/teams.js";
export {
  templateAuthors,
  templateBodies,
  templateCategories,
  templateCollaborators,
  templates,
  templateVersions,
} from "./schema/templates.js";

import type { ErrorCode } from "./error-codes.js";
import { type LifecycleMove, lifecycle, resolveMove, type TemplateStatus } from "./lifecycle.js";

/** What a decision needs to know of a user. A client leaves the workspace out: it only ever sees its own. */
export interface PolicyUser {
  id: string;
  role: "ROLE_ADMIN" | "user";
  workspaceId?: string;
}

/** What somebody with whom a template is shared may do with it: each role includes those before it. */
export const collaboratorRoles = ["view", "comment", "edit"] as const;
export type CollaboratorRole = (typeof collaboratorRoles)[number];

/** Somebody with whom a template is shared. */
export interface Collaborator {
  userId: string;
  role: CollaboratorRole;
}

/** The one of these roles that includes the others; null where there are none. */
export const highestRole = (roles: readonly CollaboratorRole[]): CollaboratorRole | null =>
  collaboratorRoles.findLast((role) => roles.includes(role)) ?? null;

/** What a decision needs to know of a template. */
export interface PolicyTemplate {
  userId: string;
  status: TemplateStatus;
  isSystem: boolean;
  isShared: boolean;
  isLocked: boolean;
  /** Who edits it right now. */
  collaboratorId: string | null;
  /** Whose lock somebody else took away, until they open it again. A client need not know. */
  releasedFromId?: string | null;
  collaboratorsList: readonly string[];
  /** Who of them has which role; who is not named may edit. */
  collaboratorRoles?: Collaborator[];
  /** The highest role that the person who asks has as a member of teams. */
  teamRole?: CollaboratorRole | null;
  workspaceId?: string;
}

/** Why something is refused; null means it may happen. */
export type PolicyRefusal = Extract<
  ErrorCode,
  | "template-not-found"
  | "admin-only"
  | "owner-only"
  | "not-a-collaborator"
  | "not-an-editor"
  | "not-a-commenter"
  | "template-locked"
  | "lock-released"
  | "template-deleted"
  | "template-shared"
  | "template-not-shared"
  | "template-not-locked"
  | "wrong-status"
> | null;

export type Policy = (template: PolicyTemplate, user: PolicyUser) => PolicyRefusal;

export const isAdmin = (user: PolicyUser) => user.role === "ROLE_ADMIN";
export const isOwner = (template: PolicyTemplate, user: PolicyUser) => !template.isSystem && template.userId === user.id;
export const isCollaborator = (template: PolicyTemplate, user: PolicyUser) =>
  template.isShared && (isCollaboratorByName(template, user) || (template.teamRole ?? null) !== null);
/** The role of a collaborator, the highest of what they have by name and by teams; null for its owner, and for those with whom it is not shared. */
export function collaboratorRoleOf(template: PolicyTemplate, user: PolicyUser): CollaboratorRole | null {
  if (isOwner(template, user) || !isCollaborator(template, user)) return null;
  const byTeam = template.teamRole ? [template.teamRole] : [];
  return highestRole(isCollaboratorByName(template, user) ? [roleByName(template, user), ...byTeam] : byTeam);
}

export const isCurrentEditor = (template: PolicyTemplate, user: PolicyUser) => template.isLocked && template.collaboratorId === user.id;

/**
 * Reading without editing: the shared view page, a clone, notes, comments, versions. Sharing with one person opens a template to that person:
 * everybody else of the workspace, administrators included, reads nothing of it.
 */
export const viewRefusal: Policy = (template, user) => {
  if (isForeign(template, user)) return "template-not-found";
  if (template.isSystem) return template.status === "deleted" && !isAdmin(user) ? "template-not-found" : null;
  if (isOwner(template, user) || isCollaborator(template, user)) return null;
  return template.isShared && template.status !== "deleted" ? "not-a-collaborator" : "template-not-found";
};

/** Opening in the editor. A locked template opens for its current editor only, not even for its owner. */
export const openRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  if (template.isSystem) return null;
  return template.isLocked && !isCurrentEditor(template, user) ? "template-locked" : null;
};

/** Writing comments. Notes are personal, and anybody who may look writes them. */
export const commentRefusal: Policy = (template, user) =>
  viewRefusal(template, user) ?? (collaboratorRoleOf(template, user) === "view" ? "not-a-commenter" : null);

/** Saving content or settings. A removed template is restored first. */
export const editRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  if (isBelowEditor(template, user)) return "not-an-editor";
  const closed = openRefusal(template, user);
  if (closed) return closed;
  if (template.isSystem && !isAdmin(user)) return "admin-only";
  if (template.status === "deleted") return "template-deleted";
  return template.releasedFromId === user.id ? "lock-released" : null;
};

/** Opening a shared draft of somebody else takes the lock. */
export function locksOnOpen(template: PolicyTemplate, user: PolicyUser): boolean {
  if (template.isSystem || template.isLocked || template.status !== "draft") return false;
  return collaboratorRoleOf(template, user) === "edit";
}

/** Taking the lock by hand, as opening does. Whose lock was taken away gets it again by opening, never by saving what they had. */
export const lockRefusal: Policy = (template, user) => {
  const closed = editRefusal(template, user);
  if (closed && closed !== "lock-released") return closed;
  return template.isShared ? null : "template-not-shared";
};

/** The owner may always release the lock, and so may the one who holds it. */
export const unlockRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  if (!template.isLocked) return "template-not-locked";
  return isOwner(template, user) || isCurrentEditor(template, user) ? null : "owner-only";
};

/** Asking the current editor to release the lock. */
export const unlockRequestRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  return template.isLocked && !isCurrentEditor(template, user) ? null : "template-not-locked";
};

/** Deleting everybody's notes: the owner, and an administrator who may read them. */
export const deleteNotesRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  return isAdmin(user) || isOwner(template, user) ? null : "owner-only";
};

/** Letting guests comment, by a link. Who edits at the moment does not matter. */
export const reviewLinkRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  if (!isOwner(template, user)) return "owner-only";
  return template.status === "deleted" ? "template-deleted" : null;
};

/** Choosing collaborators. */
export const shareRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  if (!isOwner(template, user)) return "owner-only";
  if (template.status === "deleted") return "template-deleted";
  return template.isLocked ? "template-locked" : null;
};

/** Giving it to somebody else: its owner, and an administrator who may read it. */
export const transferRefusal: Policy = (template, user) => {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  if (template.isSystem || !(isOwner(template, user) || isAdmin(user))) return "owner-only";
  if (template.status === "deleted") return "template-deleted";
  return template.isLocked ? "template-locked" : null;
};

/** Moving along the lifecycle: publish, unpublish, remove, restore, delete forever, convert. */
export function moveRefusal(template: PolicyTemplate, user: PolicyUser, move: LifecycleMove): PolicyRefusal {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  const transition = lifecycle[template.isSystem ? "system" : "user"][move];
  if (template.isSystem && !isAdmin(user)) return "admin-only";
  if (!template.isSystem && !isOwner(template, user)) return "owner-only";
  if (transition?.by === "administrator" && !isAdmin(user)) return "admin-only";
  if (template.isLocked) return "template-locked";
  if (!transition?.from.includes(template.status)) return "wrong-status";
  return needsUnshared.includes(move) && template.isShared ? "template-shared" : null;
}

const needsUnshared: readonly LifecycleMove[] = ["publish", "convert-to-system"];

/** The same, asked by the status the template shall have. */
export function statusRefusal(template: PolicyTemplate, user: PolicyUser, to: TemplateStatus): PolicyRefusal {
  const unseen = viewRefusal(template, user);
  if (unseen) return unseen;
  const move = resolveMove(template.isSystem ? "system" : "user", template.status, to);
  return move ? moveRefusal(template, user, move) : wrongStatus(template, user);
}

/** Only those who could move it at all are told that it stands in the wrong status. */
function wrongStatus(template: PolicyTemplate, user: PolicyUser): PolicyRefusal {
  if (template.isSystem && !isAdmin(user)) return "admin-only";
  if (!template.isSystem && !isOwner(template, user)) return "owner-only";
  return template.isLocked ? "template-locked" : "wrong-status";
}

export const publishRefusal: Policy = (template, user) => moveRefusal(template, user, "publish");
export const unpublishRefusal: Policy = (template, user) => moveRefusal(template, user, "unpublish");
export const removeRefusal: Policy = (template, user) => moveRefusal(template, user, "remove");
export const restoreRefusal: Policy = (template, user) => moveRefusal(template, user, "restore");
export const deleteForeverRefusal: Policy = (template, user) => moveRefusal(template, user, "delete-forever");
export const convertRefusal: Policy = (template, user) => moveRefusal(template, user, "convert-to-system");

const permits = (policy: Policy) => (template: PolicyTemplate, user: PolicyUser) => policy(template, user) === null;

export const mayView = permits(viewRefusal);
export const mayOpen = permits(openRefusal);
export const mayEdit = permits(editRefusal);
export const mayComment = permits(commentRefusal);
export const mayLock = permits(lockRefusal);
export const mayUnlock = permits(unlockRefusal);
export const mayRequestUnlock = permits(unlockRequestRefusal);
export const mayShare = permits(shareRefusal);
export const mayTransfer = permits(transferRefusal);
export const mayPublish = permits(publishRefusal);
export const mayUnpublish = permits(unpublishRefusal);
export const mayRemove = permits(removeRefusal);
export const mayRestore = permits(restoreRefusal);
export const mayDelete = permits(deleteForeverRefusal);
export const mayConvert = permits(convertRefusal);

/** Do the locks of blocks hold for this person? Their owner and administrators lock and unlock as they like. */
export const locksHold = (template: PolicyTemplate, user: PolicyUser) => !isOwner(template, user) && !isAdmin(user);

/** Custom code blocks need a paid plan. */
export const mayUseCustomCode = (user: { subscriptionPlan: number }) => user.subscriptionPlan > 0;

/** The rights of a person as the blocks name theirs. Custom code needs a paid plan beside the right. */
export function blockRightsOf(user: { entitlements: readonly string[]; subscriptionPlan: number }): readonly string[] {
  const mayWriteCode = user.entitlements.includes("custom-code") && mayUseCustomCode(user);
  const others = user.entitlements.filter((name) => name !== "custom-code");
  return [
    ...(mayWriteCode ? ["customCode"] : []),
    ...others.map((name) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())).filter((name) => name !== "customCode"),
  ];
}

function isBelowEditor(template: PolicyTemplate, user: PolicyUser): boolean {
  const role = collaboratorRoleOf(template, user);
  return role === "view" || role === "comment";
}

function isForeign(template: PolicyTemplate, user: PolicyUser): boolean {
  return template.workspaceId !== undefined && user.workspaceId !== undefined && template.workspaceId !== user.workspaceId;
}

const isCollaboratorByName = (template: PolicyTemplate, user: PolicyUser) => template.collaboratorsList.includes(user.id);

const roleByName = ({ collaboratorRoles: roles }: PolicyTemplate, user: PolicyUser): CollaboratorRole =>
  roles?.find(({ userId }) => userId === user.id)?.role ?? "edit";

import type { PolicyTemplate, PolicyUser } from "../policies.js";

const user = (id: string, more: Partial<PolicyUser> = {}): PolicyUser => ({ id, role: "user", workspaceId: "here", ...more });

/** Everybody who may come: in any role towards a template, with and without the rights of an administrator. */
export const policyCallers = {
  owner: user("owner"),
  "owner who administrates": user("owner", { role: "ROLE_ADMIN" }),
  holder: user("holder"),
  "another collaborator": user("second"),
  "a collaborator who was unlocked": user("released"),
  "a commenter": user("commenter"),
  "a viewer": user("viewer"),
  "somebody of the workspace": user("other"),
  "an administrator": user("admin", { role: "ROLE_ADMIN" }),
  "an administrator of another workspace": user("stranger", { role: "ROLE_ADMIN", workspaceId: "elsewhere" }),
} as const satisfies Record<string, PolicyUser>;

const statuses = ["draft", "published", "deleted"] as const;
const sharings = ["unshared", "shared", "locked"] as const;

/** Every state that a template can be in, by its name. */
export const policyStates: Readonly<Record<string, PolicyTemplate>> = Object.fromEntries([
  ...statuses.flatMap((status) => sharings.map((sharing) => [`${status}, ${sharing}`, templateIn(status, sharing)] as const)),
  ...(["published", "deleted"] as const).map((status) => {
    const layout = { ...templateIn(status, "unshared"), isSystem: true, userId: "" };
    return [`a layout, ${status}`, layout] as const;
  }),
]);

function templateIn(status: PolicyTemplate["status"], sharing: (typeof sharings)[number]): PolicyTemplate {
  const isShared = sharing !== "unshared";
  const isLocked = sharing === "locked";
  return {
    userId: "owner",
    workspaceId: "here",
    status,
    isSystem: false,
    isShared,
    isLocked,
    collaboratorId: isLocked ? "holder" : null,
    releasedFromId: isShared ? "released" : null,
    collaboratorsList: isShared ? ["holder", "second", "released", "commenter", "viewer"] : [],
    collaboratorRoles: isShared
      ? [
          { userId: "second", role: "edit" },
          { userId: "commenter", role: "comment" },
          { userId: "viewer", role: "view" },
        ]
      : [],
  };
}

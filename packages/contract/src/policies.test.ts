import { describe, expect, test } from "vitest";
import { resolveMove } from "./lifecycle.js";
import type { PolicyTemplate, PolicyUser } from "./policies.js";
import * as policies from "./policies.js";

const owner: PolicyUser = { id: "owner", role: "user" };
const collaborator: PolicyUser = { id: "collaborator", role: "user" };
const second: PolicyUser = { id: "second", role: "user" };
const other: PolicyUser = { id: "other", role: "user" };
const admin: PolicyUser = { id: "admin", role: "ROLE_ADMIN" };
const everybody = { owner, collaborator, second, other, admin };

const draft: PolicyTemplate = {
  userId: "owner",
  status: "draft",
  isSystem: false,
  isShared: false,
  isLocked: false,
  collaboratorId: null,
  collaboratorsList: [],
};
const shared: PolicyTemplate = { ...draft, isShared: true, collaboratorsList: ["collaborator", "second"] };
const locked: PolicyTemplate = { ...shared, isLocked: true, collaboratorId: "collaborator" };
const system: PolicyTemplate = { ...draft, userId: "", isSystem: true, status: "published" };

type Policy = (template: PolicyTemplate, user: PolicyUser) => unknown;
const verdicts = (policy: Policy, template: PolicyTemplate) =>
  Object.fromEntries(Object.entries(everybody).map(([name, user]) => [name, policy(template, user)]));

describe("who may open a template in the editor", () => {
  test("alone: its owner; to everybody else it does not exist, administrators included", () => {
    const hidden = "template-not-found";
    expect(verdicts(policies.openRefusal, draft)).toEqual({
      owner: null,
      collaborator: hidden,
      second: hidden,
      other: hidden,
      admin: hidden,
    });
  });

  test("shared: its owner and its collaborators; others may not even look, administrators included", () => {
    const reader = "not-a-collaborator";
    expect(verdicts(policies.openRefusal, shared)).toEqual({ owner: null, collaborator: null, second: null, other: reader, admin: reader });
    expect(verdicts(policies.viewRefusal, shared)).toEqual({ owner: null, collaborator: null, second: null, other: reader, admin: reader });
  });

  test("locked: nobody but its current editor, not even its owner", () => {
    const refused = "template-locked";
    expect(verdicts(policies.openRefusal, locked)).toEqual({
      owner: refused,
      collaborator: null,
      second: refused,
      other: "not-a-collaborator",
      admin: "not-a-collaborator",
    });
  });

  test("a shared template that was removed is seen by its owner and collaborators only", () => {
    const removed: PolicyTemplate = { ...shared, status: "deleted" };
    expect(verdicts(policies.mayView, removed)).toEqual({ owner: true, collaborator: true, second: true, other: false, admin: false });
    expect(verdicts(policies.editRefusal, removed)["owner"]).toBe("template-deleted");
  });

  test("a template of another workspace does not exist, whoever asks", () => {
    const foreign = { ...locked, workspaceId: "theirs" };
    for (const user of Object.values(everybody)) {
      expect(policies.viewRefusal(foreign, { ...user, workspaceId: "ours" })).toBe("template-not-found");
      expect(policies.statusRefusal(foreign, { ...user, workspaceId: "ours" }, "deleted")).toBe("template-not-found");
    }
  });
});

describe("roles of those with whom a template is shared", () => {
  const withRoles: PolicyTemplate = {
    ...shared,
    collaboratorsList: ["collaborator", "second", "other"],
    collaboratorRoles: [
      { userId: "collaborator", role: "view" },
      { userId: "second", role: "comment" },
    ],
  };

  test("whoever has none may edit, as before there were roles", () => {
    const roles = Object.values(everybody).map((user) => policies.collaboratorRoleOf(withRoles, user));
    expect(roles).toEqual([null, "view", "comment", "edit", null]);
  });

  test("all may open it; who may comment comments, and only who may edit saves and takes the lock", () => {
    expect(verdicts(policies.mayOpen, withRoles)).toMatchObject({ owner: true, collaborator: true, second: true, other: true });
    expect(verdicts(policies.commentRefusal, withRoles)).toMatchObject({ owner: null, collaborator: "not-a-commenter", second: null });
    for (const policy of [policies.editRefusal, policies.lockRefusal])
      expect(verdicts(policy, withRoles)).toMatchObject({
        owner: null,
        collaborator: "not-an-editor",
        second: "not-an-editor",
        other: null,
      });
    expect(verdicts(policies.locksOnOpen, withRoles)).toMatchObject({ owner: false, collaborator: false, second: false, other: true });
  });

  test("the owner gives it away, and so does an administrator who may see it", () => {
    const withAdmin = { ...withRoles, collaboratorsList: [...withRoles.collaboratorsList, "admin"] };
    const refusals = { owner: null, collaborator: "owner-only", second: "owner-only", other: "owner-only", admin: null };
    expect(verdicts(policies.transferRefusal, withAdmin)).toEqual(refusals);
    expect(policies.transferRefusal(draft, admin)).toBe("template-not-found");
    expect(policies.transferRefusal(locked, owner)).toBe("template-locked");
    expect(policies.transferRefusal(system, admin)).toBe("owner-only");
  });

  test("a role counts as long as it is shared", () => {
    expect(policies.collaboratorRoleOf({ ...withRoles, isShared: false }, second)).toBeNull();
  });

  test("of what somebody has by name and by a team the higher role holds, and a team alone is enough", () => {
    const roles = [null, ...policies.collaboratorRoles];
    const held = roles.map((teamRole) =>
      [second, other].map((user) =>
        policies.collaboratorRoleOf(
          { ...shared, collaboratorsList: ["second"], collaboratorRoles: [{ userId: "second", role: "comment" }], teamRole },
          user,
        ),
      ),
    );
    expect(held).toEqual([
      ["comment", null],
      ["comment", "view"],
      ["comment", "comment"],
      ["edit", "edit"],
    ]);
    const byTeam = (teamRole: policies.CollaboratorRole) => ({ ...shared, teamRole });
    expect([policies.mayView(byTeam("view"), other), policies.mayComment(byTeam("view"), other)]).toEqual([true, false]);
    expect([policies.mayComment(byTeam("comment"), other), policies.mayEdit(byTeam("comment"), other)]).toEqual([true, false]);
    expect([policies.mayEdit(byTeam("edit"), other), policies.mayShare(byTeam("edit"), other)]).toEqual([true, false]);
    expect(policies.collaboratorRoleOf({ ...byTeam("edit"), isShared: false }, other)).toBeNull();
    expect(policies.collaboratorRoleOf(byTeam("view"), owner)).toBeNull();
  });
});

describe("locks", () => {
  test("opening somebody else's shared draft takes the lock; one's own does not", () => {
    expect(verdicts(policies.locksOnOpen, shared)).toEqual({ owner: false, collaborator: true, second: true, other: false, admin: false });
    expect(policies.locksOnOpen({ ...shared, status: "published" }, collaborator)).toBe(false);
    expect(policies.locksOnOpen(locked, second)).toBe(false);
  });

  test("the owner and the current editor may unlock; the other collaborators may ask", () => {
    expect(verdicts(policies.mayUnlock, locked)).toEqual({ owner: true, collaborator: true, second: false, other: false, admin: false });
    expect(verdicts(policies.mayRequestUnlock, locked)).toEqual({
      owner: true,
      collaborator: false,
      second: true,
      other: false,
      admin: false,
    });
    expect(policies.unlockRefusal(shared, owner)).toBe("template-not-locked");
  });

  test("a locked template cannot be removed, published, shared or deleted by its owner", () => {
    for (const policy of [policies.removeRefusal, policies.publishRefusal, policies.shareRefusal])
      expect(policy(locked, owner)).toBe("template-locked");
    expect(policies.deleteForeverRefusal({ ...locked, status: "deleted" }, owner)).toBe("template-locked");
  });
});

describe("moving", () => {
  test("only the owner moves a template, whoever shares it", () => {
    expect(verdicts(policies.removeRefusal, shared)).toEqual({
      owner: null,
      collaborator: "owner-only",
      second: "owner-only",
      other: "not-a-collaborator",
      admin: "not-a-collaborator",
    });
  });

  test("a shared template is not published", () => {
    expect(policies.publishRefusal(shared, owner)).toBe("template-shared");
    expect(policies.publishRefusal(draft, owner)).toBeNull();
  });

  test("only an administrator converts, and only what is theirs", () => {
    const own = { ...draft, userId: "admin" };
    expect(policies.convertRefusal(own, admin)).toBeNull();
    expect(policies.convertRefusal(draft, owner)).toBe("admin-only");
    expect(policies.convertRefusal({ ...own, status: "deleted" }, admin)).toBe("wrong-status");
  });

  test("system templates are read by all and touched by administrators", () => {
    expect(verdicts(policies.mayOpen, system)).toEqual({ owner: true, collaborator: true, second: true, other: true, admin: true });
    expect(verdicts(policies.mayEdit, system)).toEqual({ owner: false, collaborator: false, second: false, other: false, admin: true });
    expect(policies.removeRefusal(system, admin)).toBeNull();
    expect(policies.mayView({ ...system, status: "deleted" }, other)).toBe(false);
  });

  test.each([
    ["draft", "published", "publish"],
    ["published", "draft", "unpublish"],
    ["draft", "deleted", "remove"],
    ["published", "deleted", "remove"],
    ["deleted", "draft", "restore"],
    ["deleted", "published", null],
    ["draft", "draft", null],
  ] as const)("from %s to %s is %s", (from, to, move) => {
    expect(resolveMove("user", from, to)).toBe(move);
  });

  test("a removed system template comes back published", () => {
    expect(resolveMove("system", "deleted", "published")).toBe("restore");
    expect(resolveMove("system", "published", "draft")).toBeNull();
  });
});

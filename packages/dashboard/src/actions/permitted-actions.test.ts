import type { PolicyUser, TemplateSummary } from "@mailwright/contract";
import { describe, expect, test } from "vitest";
import { aTemplate } from "../testing/sample-templates.js";
import { permittedActions } from "./permitted-actions.js";

const ann: PolicyUser = { id: "ann", role: "user" };
const ben: PolicyUser = { id: "ben", role: "user" };
const ada: PolicyUser = { id: "ada", role: "ROLE_ADMIN" };

const free = (...[template, user]: Parameters<typeof permittedActions>) =>
  permittedActions(template, user)
    .filter(({ heldBy }) => heldBy === undefined)
    .map(({ id }) => id);
const held = (...[template, user]: Parameters<typeof permittedActions>) =>
  permittedActions(template, user)
    .filter(({ heldBy }) => heldBy !== undefined)
    .map(({ id }) => id);

describe("one's own template", () => {
  test("that is published can be unpublished and removed, and not published again", () => {
    expect(free(aTemplate("Own"), ann)).toEqual([
      "open",
      "preview",
      "settings",
      "favorite",
      "duplicate",
      "notes",
      "activity",
      "unpublish",
      "approval",
      "share",
      "transfer",
      "share-url",
      "share-links",
      "remove",
    ]);
  });

  test("that is a draft can be published", () => {
    expect(free(aTemplate("Own", { status: "draft" }), ann)).toContain("publish");
  });

  test("that is a favourite can lose its star", () => {
    expect(free(aTemplate("Own", { tags: "spring,favorite" }), ann)).toContain("unfavorite");
    expect(free(aTemplate("Own", { tags: "spring,favorite" }), ann)).not.toContain("favorite");
  });

  test("that is removed can be looked at, restored and deleted forever", () => {
    expect(free(aTemplate("Own", { status: "deleted" }), ann)).toEqual(["preview", "notes", "activity", "restore", "delete-forever"]);
  });

  test("that somebody else edits can be unlocked; what the lock holds back is told", () => {
    const template = aTemplate("Own", {
      status: "draft",
      isShared: true,
      isLocked: true,
      collaboratorId: "ben",
      collaboratorsList: ["ben"],
    });
    expect(free(template, ann)).toEqual([
      "preview",
      "favorite",
      "duplicate",
      "notes",
      "activity",
      "view-shared",
      "share-url",
      "share-links",
      "unlock",
    ]);
    expect(held(template, ann)).toEqual(["open", "settings", "publish", "approval", "share", "transfer", "remove"]);
  });

  test("that is shared shows its review to whoever it is shared with, once somebody asked", () => {
    const shared = {
      status: "draft",
      isShared: true,
      collaboratorsList: ["ben"],
      collaboratorRoles: [{ userId: "ben", role: "view" }],
    } as const;
    const asked = { ...shared, approval: { state: "review", isAwaited: true, isRequired: false } } as const;
    const of = (change: typeof shared | typeof asked) =>
      aTemplate("Own", { ...change, collaboratorsList: ["ben"], collaboratorRoles: [{ userId: "ben", role: "view" }] });
    expect(free(of(shared), ann)).toContain("approval");
    expect(free(of(shared), ben)).not.toContain("approval");
    expect(free(of(asked), ben)).toContain("approval");
  });

  test("that is shared cannot be published, and says why", () => {
    const template = aTemplate("Own", { status: "draft", isShared: true, collaboratorsList: ["ben"] });
    expect(held(template, ann)).toEqual(["publish"]);
  });
});

describe("a template that somebody else shares", () => {
  const shared = { status: "draft", isShared: true, collaboratorsList: ["ben"] } satisfies Partial<TemplateSummary>;

  test("opens for its collaborators, who neither publish nor share nor remove it", () => {
    const actions = free(aTemplate("Theirs", { ...shared, collaboratorsList: ["ben"] }), ben);
    expect(actions).toEqual([
      "open",
      "preview",
      "settings",
      "favorite",
      "duplicate",
      "notes",
      "activity",
      "approval",
      "view-shared",
      "share-url",
      "share-links",
    ]);
  });

  test("to look at or to comment on opens, and offers nothing that changes it", () => {
    for (const role of ["view", "comment"] as const) {
      const actions = free(aTemplate("Theirs", { ...shared, collaboratorRoles: [{ userId: "ben", role }] }), ben);
      expect(actions).toEqual(["open", "preview", "favorite", "duplicate", "notes", "activity", "view-shared", "share-url", "share-links"]);
    }
  });

  test("with a team offers what the team's role permits to whoever is in it", () => {
    const byTeam = (teamRole: "view" | "edit") => free(aTemplate("Theirs", { ...shared, collaboratorsList: [], teamRole }), ben);
    expect(byTeam("edit")).toContain("settings");
    expect(byTeam("view")).toContain("open");
    expect(byTeam("view")).not.toContain("settings");
  });

  test("and another edits can be asked for, but not unlocked", () => {
    const template = aTemplate("Theirs", { ...shared, collaboratorsList: ["ben", "ada"], isLocked: true, collaboratorId: "ada" });
    expect(free(template, ben)).toContain("request-unlock");
    expect(free(template, ben)).not.toContain("unlock");
    expect(held(template, ben)).toContain("open");
  });

  test("and one edits oneself can be released", () => {
    const template = aTemplate("Theirs", { ...shared, collaboratorsList: ["ben"], isLocked: true, collaboratorId: "ben" });
    expect(free(template, ben)).toEqual(expect.arrayContaining(["open", "unlock"]));
  });
});

describe("a system template", () => {
  const layout = aTemplate("Layout", { isSystem: true, userId: "" });

  test("is a start for everybody and nothing more for users", () => {
    expect(free(layout, ann)).toEqual(["use", "preview"]);
  });

  test("is edited, removed and deleted by administrators", () => {
    expect(free(layout, ada)).toEqual(["open", "use", "preview", "settings", "remove", "delete-forever"]);
    expect(free({ ...layout, status: "deleted" }, ada)).toEqual(["preview", "restore", "delete-forever"]);
  });
});

test("only administrators convert, and only what is their own", () => {
  expect(free(aTemplate("Hers", { userId: "ada" }), ada)).toContain("convert");
  expect(free(aTemplate("Own"), ann)).not.toContain("convert");
});

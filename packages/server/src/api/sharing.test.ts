import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("sharing and locks on $name", (engine) => {
  let server: TestServer;
  let owner: TestUser;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  let workspaceId: string;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
  }, 60_000);
  afterAll(() => server?.close());
  // Each test has people, lists and an inbox of its own.
  beforeEach(async () => {
    workspaceId = server.ports.ids.uuid();
    owner = await server.addUser({ workspaceId, firstName: "Olga" });
    ann = await server.addUser({ workspaceId, firstName: "Ann" });
    ben = await server.addUser({ workspaceId, firstName: "Ben" });
    id = (await owner.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>" } })).json().id;
  }, 60_000);

  const share = (...collaborators: string[]) => owner.call("PATCH", `${base}/sharing/${id}`, { collaborators });
  const lock = (user: TestUser, status: boolean) => user.call("PATCH", `${base}/sharing/${id}/lock/${status}`);

  test("a collaborator sees the template in the shared list, edits it, and loses it when the sharing ends", async () => {
    expect((await share(ann.id)).json()).toMatchObject({ isShared: true, collaboratorsList: [ann.id] });
    const list = async (user: TestUser, query = "") =>
      (await user.call("GET", `${base}/sharing?limit=5${query}`)).json().elements.map((t: { id: string }) => t.id);
    expect([await list(ann), await list(owner), await list(ben)]).toEqual([[id], [id], []]);
    expect(await list(owner, `&collaboratorId=${ann.id}`)).toContain(id);
    expect(await list(owner, `&collaboratorId=${ben.id}`)).not.toContain(id);
    expect((await ann.call("PATCH", `${base}/${id}`, { description: "by Ann" })).statusCode).toBe(200);
    await lock(ann, false);
    await share();
    expect((await ann.call("GET", `${base}/${id}`)).json().code).toBe("template-not-found");
    expect(await list(ann)).not.toContain(id);
  });

  test("a collaborator's first save takes the lock, so that nobody writes beside", async () => {
    await share(ann.id, ben.id);
    expect((await ann.call("PATCH", `${base}/${id}`, { description: "mine" })).json()).toMatchObject({
      isLocked: true,
      collaboratorId: ann.id,
    });
    for (const user of [owner, ben]) {
      expect((await user.call("GET", `${base}/${id}`)).json()).toMatchObject({
        code: "template-locked",
        error: expect.stringContaining("currently being edited by another user"),
      });
      expect((await user.call("PATCH", `${base}/${id}`, { description: "theirs" })).statusCode).toBe(423);
    }
    expect((await owner.call("PUT", `${base}/${id}/status/deleted`)).json().code).toBe("template-locked");
  });

  test("of two who open at the same moment one gets the lock", async () => {
    await share(ann.id, ben.id);
    const answers = await Promise.all([lock(ann, true), lock(ben, true)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 423]);
  });

  test("the owner may unlock, the holder may, and nobody else", async () => {
    await share(ann.id, ben.id);
    await lock(ann, true);
    expect((await lock(ben, false)).json().code).toBe("owner-only");
    expect((await lock(owner, false)).json()).toMatchObject({ isLocked: false, collaboratorId: null });
    await lock(ann, true);
    expect((await lock(ann, false)).statusCode).toBe(200);
    expect((await lock(owner, false)).json().code).toBe("template-not-locked");
  });

  test("a request to unlock is mailed to the current editor, with nothing of the sender's making in its head", async () => {
    await owner.call("PATCH", `${base}/${id}`, { name: "<b>Ours".replace("<b>", "") });
    await share(ann.id, ben.id);
    await lock(ann, true);
    const request = (user: TestUser, collaborator: string) => user.call("POST", `${base}/sharing/email/unlock/${collaborator}/${id}`);
    expect((await request(ben, owner.id)).json().code).toBe("template-not-locked");
    expect((await request(ann, ann.id)).json().code).toBe("template-not-locked");
    expect((await request(ben, ann.id)).json()).toEqual({ delivery: "inbox" });
    const [mail] = (await ben.call("GET", "/api/v2/inbox")).json().elements;
    expect(mail.subject).toBe("Ben User is waiting for “Ours”");
    expect((await ben.call("GET", `/api/v2/inbox/${mail.id}`)).json().text).toContain(`http://mail.test/edit/${id}`);
  });

  test("a shared template is not published until it is shared no more", async () => {
    await share(ann.id);
    expect((await owner.call("PUT", `${base}/${id}/status/published`)).json().code).toBe("template-shared");
    await share();
    expect((await owner.call("PUT", `${base}/${id}/status/published`)).statusCode).toBe(200);
  });

  test("collaborators are people of the workspace, and not the owner", async () => {
    const stranger = await server.addUser({ workspaceId: "elsewhere" });
    expect((await share(ann.id, stranger.id, owner.id, "nonsense")).json().fields).toEqual([
      { field: "collaborators.1", code: "not-allowed" },
      { field: "collaborators.2", code: "not-allowed" },
      { field: "collaborators.3", code: "not-allowed" },
    ]);
    expect((await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [] })).json().code).toBe("template-not-found");
  });

  const shareAs = (collaborators: string[], roles: Record<string, string>) => {
    const collaboratorRoles = Object.entries(roles).map(([userId, role]) => ({ userId, role }));
    return owner.call("PATCH", `${base}/sharing/${id}`, { collaborators, collaboratorRoles });
  };
  const rolesOf = (answer: { json(): { collaboratorRoles: { userId: string; role: string }[] } }) =>
    Object.fromEntries(answer.json().collaboratorRoles.map(({ userId, role }) => [userId, role]));

  test("whoever is named without a role may edit, and keeps the role they have when others join", async () => {
    expect(rolesOf(await share(ann.id))).toEqual({ [ann.id]: "edit" });
    expect(rolesOf(await shareAs([ann.id], { [ann.id]: "view" }))).toEqual({ [ann.id]: "view" });
    expect(rolesOf(await share(ann.id, ben.id))).toEqual({ [ann.id]: "view", [ben.id]: "edit" });
    expect(rolesOf(await ann.call("GET", `${base}/${id}`))).toEqual({ [ann.id]: "view", [ben.id]: "edit" });
    await share();
    expect(rolesOf(await share(ann.id))).toEqual({ [ann.id]: "edit" });
  });

  test("a role is one of three, of a person with whom the template is shared, and one for each", async () => {
    expect((await shareAs([ann.id], { [ann.id]: "own" })).json().code).toBe("invalid-request");
    expect((await shareAs([ann.id], { [ben.id]: "view" })).json().fields).toEqual([{ field: "collaboratorRoles.0", code: "not-allowed" }]);
    const twice = [ann, ann].map((user, index) => ({ userId: user.id, role: index === 0 ? "view" : "edit" }));
    const answer = await owner.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ann.id], collaboratorRoles: twice });
    expect(answer.json().fields).toEqual([{ field: "collaboratorRoles.1", code: "duplicate" }]);
    expect((await owner.call("GET", `${base}/${id}`)).json()).toMatchObject({ isShared: false, collaboratorRoles: [] });
  });

  test("who may view opens it without locking it, and neither saves nor comments; who may comment does that too", async () => {
    await shareAs([ann.id, ben.id], { [ann.id]: "view", [ben.id]: "comment" });
    const opened = (await ann.call("GET", `${base}/${id}`)).json();
    expect(opened).toMatchObject({ isLocked: false, template: { html: "<p>Ours</p>" } });
    for (const user of [ann, ben]) {
      expect((await user.call("PATCH", `${base}/${id}`, { description: "mine" })).json().code).toBe("not-an-editor");
      expect((await lock(user, true)).json().code).toBe("not-an-editor");
      expect((await user.call("GET", `${base}/export/${id}/html`)).statusCode).toBe(200);
    }
    const comment = (user: TestUser) => user.call("POST", "/api/v2/comment", { templateId: id, text: "Hm", mentions: [owner.id] });
    expect((await comment(ann)).json().code).toBe("not-a-commenter");
    const written = (await comment(ben)).json();
    expect(written.mentions).toHaveLength(1);
    const resolve = (user: TestUser) => user.call("PATCH", `/api/v2/comment/${written.id}`, { isResolved: true });
    expect((await resolve(ann)).json().code).toBe("not-a-commenter");
    expect((await resolve(ben)).statusCode).toBe(200);
    expect((await ann.call("GET", `/api/v2/comment/template/${id}`)).json()).toHaveLength(1);
  });

  test("how a template stands says which role the caller has, and whose it is", async () => {
    await shareAs([ann.id], { [ann.id]: "comment" });
    const state = async (user: TestUser) => (await user.call("GET", `${base}/${id}/state`)).json();
    expect(await state(ann)).toMatchObject({ collaboratorRole: "comment", ownerId: owner.id, refusal: "not-an-editor" });
    expect(await state(owner)).toMatchObject({ collaboratorRole: null, ownerId: owner.id, refusal: null });
  });

  const give = (by: TestUser, userId: string) => by.call("PUT", `${base}/${id}/owner`, { userId });

  test("an owner gives a template away and goes on as an editor; what others may do stays", async () => {
    await shareAs([ann.id, ben.id], { [ann.id]: "view", [ben.id]: "comment" });
    expect((await give(ann, ann.id)).json().code).toBe("owner-only");
    const given = await give(owner, ann.id);
    expect(given.json()).toMatchObject({ userId: ann.id, isShared: true });
    expect(rolesOf(given)).toEqual({ [owner.id]: "edit", [ben.id]: "comment" });
    expect((await owner.call("PATCH", `${base}/${id}`, { description: "still mine to edit" })).statusCode).toBe(200);
    await lock(owner, false);
    expect((await share(ben.id)).json().code).toBe("owner-only");
    const names = async (user: TestUser) =>
      (await user.call("GET", `${base}?status=draft`)).json().elements.map((t: { id: string }) => t.id);
    expect([await names(owner), await names(ann)]).toEqual([[], [id]]);
    expect((await ann.call("GET", `${base}?status=draft&searchTerm=ours`)).json().elements).toHaveLength(1);
    expect((await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [] })).statusCode).toBe(200);
  });

  test("a template is given to a person of the workspace who may sign in, and who does not own it yet", async () => {
    const stranger = await server.addUser({ workspaceId: "elsewhere" });
    for (const userId of [stranger.id, owner.id, "nonsense"])
      expect((await give(owner, userId)).json().fields).toEqual([{ field: "userId", code: "not-allowed" }]);
    const admin = await server.addUser({ workspaceId, role: "ROLE_ADMIN" });
    expect((await give(admin, ann.id)).json().code).toBe("template-not-found");
    await share(admin.id);
    expect((await give(admin, ann.id)).json()).toMatchObject({ userId: ann.id });
    const audit = (await admin.call("GET", `/api/v2/audit?target=${id}&operation=transferTemplate`)).json();
    expect(audit).toMatchObject([{ actorId: admin.id }]);
  });

  test("a copy takes the shared info along only when asked to", async () => {
    await share(ann.id, ben.id);
    const clone = async (user: TestUser, copySharedInfo: boolean) =>
      (await user.call("POST", `${base}/${id}/clone?copySharedInfo=${copySharedInfo}`)).json();
    expect(await clone(owner, false)).toMatchObject({ isShared: false, collaboratorsList: [] });
    expect(await clone(owner, true)).toMatchObject({ isShared: true, isLocked: false, collaboratorsList: [ann.id, ben.id].sort() });
    expect((await clone(ann, true)).collaboratorsList.sort()).toEqual([owner.id, ben.id].sort());
    await shareAs([ann.id, ben.id], { [ann.id]: "view" });
    const copy = await clone(ben, true);
    expect(Object.fromEntries(copy.collaboratorRoles.map((one: { userId: string; role: string }) => [one.userId, one.role]))).toEqual({
      [owner.id]: "edit",
      [ann.id]: "view",
    });
  });

  test("a link works as long as is wished: a month where nothing is said, or one, seven, 30 or 90 days", async () => {
    const made = server.ports.clock.now().getTime();
    const lasts = async (query: string) => {
      const { expiresAt } = (await owner.call("POST", `${base}/${id}/share-link${query}`)).json();
      return Math.round((Date.parse(expiresAt) - made) / (24 * 60 * 60 * 1000));
    };
    expect([await lasts(""), await lasts("?days=1"), await lasts("?days=7"), await lasts("?days=90")]).toEqual([30, 1, 7, 90]);
    const refused = await owner.call("POST", `${base}/${id}/share-link?days=3650`);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, [{ field: "days", code: "not-allowed" }]]);
  });

  test("the shared view opens by its address until the template is removed", async () => {
    await share(ann.id);
    const { showUrl } = (await ann.call("GET", `${base}/${id}`)).json();
    const { url } = (await ann.call("POST", `${base}/${id}/share-link`)).json();
    for (const address of [showUrl, new URL(url).pathname + new URL(url).search]) {
      const page = await server.inject({ url: address });
      expect([page.statusCode, page.body]).toEqual([200, "<p>Ours</p>"]);
      expect(page.headers["content-security-policy"]).toContain("sandbox");
    }
    await owner.call("PUT", `${base}/${id}/status/deleted`);
    expect((await server.inject({ url: showUrl })).statusCode).toBe(404);
    expect((await server.inject({ url: showUrl.replace(/t=.*/, "t=a.b") })).statusCode).toBe(401);
  });

  test("who opens a link that is refused reads why on a page, which a frame may show", async () => {
    await share(ann.id);
    const { showUrl } = (await ann.call("GET", `${base}/${id}`)).json();
    const open = (url: string) => server.inject({ url, headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    const expired = await open(showUrl.replace(/t=.*/, "t=a.b"));
    expect([expired.statusCode, expired.headers["content-type"]]).toEqual([401, "text/html; charset=utf-8"]);
    expect(expired.body).toContain("This link does not work any more");
    expect(expired.headers["content-security-policy"]).toMatch(/^sandbox;(?!.*frame-ancestors)/);
    await owner.call("PUT", `${base}/${id}/status/deleted`);
    expect((await open(showUrl)).body).toContain("There is nothing here any more");
  });
});

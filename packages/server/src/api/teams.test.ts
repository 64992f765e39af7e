import type { AddressInfo } from "node:net";
import { aDocument, aHeading, aSection } from "@mailwright/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { teamMembers, teams } from "../database/schema.js";
import { createFollowing } from "../ports/following.js";
import { testEngines } from "../testing/test-engines.js";
import { follow } from "../testing/test-follower.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const email = () => aDocument([aSection(aHeading({ text: "Hello" }, "title"))]);

describe.each(testEngines)("teams, on $name", (engine) => {
  let server: TestServer;
  let url: string;
  let workspaceId: string;
  let ada: TestUser;
  let ann: TestUser;
  let ben: TestUser;
  let team: string;
  let id: string;
  const testers: LiveTester[] = [];

  beforeAll(async () => {
    // Nobody looks by themselves meanwhile: what comes at once was told.
    const following = createFollowing({ lookMs: 600_000 });
    server = await startTestServer(engine, { config: { liveEditing: true, authMode: "demo" }, ports: { following } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  }, 60_000);
  afterAll(async () => {
    server?.app.server.closeAllConnections();
    await server?.close();
  });
  beforeEach(async () => {
    workspaceId = server.ports.ids.uuid();
    ada = await server.addUser({ workspaceId, role: "ROLE_ADMIN", firstName: "Ada" });
    ann = await server.addUser({ workspaceId, firstName: "Ann" });
    ben = await server.addUser({ workspaceId, firstName: "Ben" });
    team = await makeTeam("Marketing");
    await join(ben);
    const draft = { name: "Ours", template: { html: "<p>Ours</p>", components: email() } };
    id = (await ann.call("POST", `${base}/type/email`, draft)).json().id;
  }, 60_000);
  afterEach(() => {
    for (const tester of testers.splice(0)) tester.leave();
  });

  const makeTeam = async (name: string) => (await ada.call("POST", "/api/v2/teams", { name })).json().id as string;
  const join = (user: TestUser, teamId = team) => ada.call("PUT", `/api/v2/teams/${teamId}/members/${user.id}`);
  const leave = (user: TestUser, teamId = team) => ada.call("DELETE", `/api/v2/teams/${teamId}/members/${user.id}`);
  const share = (role: string, collaborators: string[] = [], more = {}) =>
    ann.call("PATCH", `${base}/sharing/${id}`, { collaborators, teams: [{ id: team, role }], ...more });
  const open = async (user: TestUser, templateId = id) => (await user.call("GET", `${base}/${templateId}`)).json();
  const save = async (user: TestUser) => (await user.call("PATCH", `${base}/${id}`, { description: "changed" })).json();
  const comment = async (user: TestUser) => (await user.call("POST", "/api/v2/comment", { templateId: id, text: "Look" })).statusCode;
  const sharedList = async (user: TestUser, query = "") =>
    (await user.call("GET", `${base}/sharing?limit=5${query}`)).json().elements.map((each: { id: string }) => each.id);

  test("an administrator makes, renames and deletes teams, and everybody may see which there are", async () => {
    const made = await ada.call("POST", "/api/v2/teams", { name: "  Design " });
    expect([made.statusCode, made.json()]).toEqual([201, { id: expect.any(String), name: "Design", people: 0 }]);
    const list = async (user: TestUser) =>
      (await user.call("GET", "/api/v2/teams")).json().map((each: { name: string; people: number }) => [each.name, each.people]);
    expect(await list(ben)).toEqual([
      ["Design", 0],
      ["Marketing", 1],
    ]);
    const renamed = await ada.call("PATCH", `/api/v2/teams/${made.json().id}`, { name: "Art" });
    expect(renamed.json()).toMatchObject({ name: "Art", people: 0 });
    expect((await ada.call("DELETE", `/api/v2/teams/${made.json().id}`)).statusCode).toBe(204);
    expect(await list(ann)).toEqual([["Marketing", 1]]);
    expect(await list(await server.addUser({ workspaceId: "elsewhere" }))).toEqual([]);
  });

  test("a name is said, short, writable on a line and of one team alone, whatever its case", async () => {
    const codes = async (name: string) => (await ada.call("POST", "/api/v2/teams", { name })).json().fields?.[0].code;
    expect([await codes(" "), await codes("m".repeat(81)), await codes("a\nb"), await codes("MARKETING ")]).toEqual([
      "required",
      "too-long",
      "name-characters",
      "duplicate",
    ]);
    expect(await codes("m".repeat(80))).toBeUndefined();
    const other = await makeTeam("Design");
    const taken = await ada.call("PATCH", `/api/v2/teams/${other}`, { name: "marketing" });
    expect([taken.statusCode, taken.json().code]).toEqual([409, "name-taken"]);
    expect((await ada.call("PATCH", `/api/v2/teams/${team}`, { name: "MARKETING" })).statusCode).toBe(200);
  });

  test("people of the workspace who have access are taken in, once, and let go", async () => {
    expect((await join(ben)).json()).toMatchObject({ people: 1 });
    const foreigner = await server.addUser({ workspaceId: "elsewhere" });
    const gone = await server.addUser({ workspaceId });
    await ada.call("PATCH", `/api/v2/people/${gone.id}`, { isActive: false });
    for (const user of [foreigner, gone, { ...gone, id: "nobody" }]) expect((await join(user)).statusCode).not.toBe(200);
    const members = async () => (await ada.call("GET", `/api/v2/teams/${team}/members`)).json().map(({ name }: { name: string }) => name);
    await join(ann);
    expect(await members()).toEqual(["Ann User", "Ben User"]);
    expect((await leave(ann)).json()).toMatchObject({ people: 1 });
    expect((await leave(ann)).json().code).toBe("not-found");
    expect(await members()).toEqual(["Ben User"]);
    const audit = (await ada.call("GET", "/api/v2/audit?operation=removeTeamMember")).json();
    expect(audit).toHaveLength(1);
    expect(audit[0]).toMatchObject({ actorId: ada.id, operation: "removeTeamMember" });
  });

  test("a workspace has a hundred teams and a team two hundred people, and what is one too many is not stored", async () => {
    const { database, ids, clock } = server.ports;
    const rows = Array.from({ length: 99 }, (_, index) => ({ id: ids.uuid(), name: `T${index}`, nameKey: `t${index}` }));
    await database.insert(teams).values(rows.map((row) => ({ ...row, workspaceId, createdAt: clock.now() })));
    const full = await ada.call("POST", "/api/v2/teams", { name: "One more" });
    expect([full.statusCode, full.json().code]).toEqual([409, "too-many-teams"]);
    const people = [];
    for (let index = 0; index < 199; index += 1) people.push(await server.addUser({ workspaceId }));
    await database.insert(teamMembers).values(people.map((person) => ({ teamId: team, userId: person.id })));
    const crowded = await join(ann);
    expect([crowded.statusCode, crowded.json().code]).toEqual([409, "team-full"]);
    expect((await ada.call("GET", `/api/v2/teams/${team}/members`)).json()).toHaveLength(200);
  }, 60_000);

  test("whoever is in a team has what is shared with it, at its role: view, comment, edit", async () => {
    expect((await open(ben)).code).toBe("template-not-found");
    expect((await share("view")).json()).toMatchObject({
      isShared: true,
      collaboratorsList: [],
      teams: [{ id: team, name: "Marketing", role: "view", people: 1 }],
      teamRole: null,
    });
    expect(await open(ben)).toMatchObject({ id, teamRole: "view", collaboratorsList: [] });
    expect([await comment(ben), (await save(ben)).code]).toEqual([403, "not-an-editor"]);
    await share("comment");
    expect([await comment(ben), (await save(ben)).code]).toEqual([201, "not-an-editor"]);
    await share("edit");
    expect(await save(ben)).toMatchObject({ description: "changed", isLocked: true, collaboratorId: ben.id });
  });

  test("of a role by name and one by a team, and of those of two teams, the higher holds", async () => {
    await share("view", [ben.id], { collaboratorRoles: [{ userId: ben.id, role: "comment" }] });
    expect(await comment(ben)).toBe(201);
    await share("comment", [ben.id], { collaboratorRoles: [{ userId: ben.id, role: "view" }] });
    expect(await comment(ben)).toBe(201);
    const editors = await makeTeam("Editors");
    await join(ben, editors);
    const two = [
      { id: team, role: "view" },
      { id: editors, role: "edit" },
    ];
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [], teams: two });
    expect((await open(ben)).teamRole).toBe("edit");
    await leave(ben, editors);
    expect((await open(ben)).teamRole).toBe("view");
  });

  test("a member finds it wherever a collaborator does: lists, counts, favourites, comments, notes, the copy, the export", async () => {
    await share("comment");
    expect([await sharedList(ben), await sharedList(ann), await sharedList(ada)]).toEqual([[id], [id], []]);
    expect([await sharedList(ann, `&collaboratorId=${ben.id}`), await sharedList(ann, `&collaboratorId=${ada.id}`)]).toEqual([[id], []]);
    const counts = async (user: TestUser) => (await user.call("GET", `${base}/counts`)).json().shared;
    expect([await counts(ben), await counts(ada)]).toEqual([1, 0]);
    await ben.call("PATCH", `${base}/${id}`, { tags: "favorite" });
    const favorites = (await ben.call("GET", `${base}?status=favorited`)).json().elements;
    expect(favorites.map((each: { id: string }) => each.id)).toEqual([id]);
    const readers = (await ann.call("GET", `/api/v2/comment/template/${id}/people`)).json();
    expect(readers.map(({ name }: { name: string }) => name)).toEqual(["Ben User"]);
    const mention = await ann.call("POST", "/api/v2/comment", { templateId: id, text: "Ben?", mentions: [ben.id] });
    expect(mention.statusCode).toBe(201);
    expect((await open(ben)).unreadMentions).toBe(1);
    expect((await ben.call("POST", "/api/v2/note", { templateId: id, text: "Mine" })).statusCode).toBe(201);
    expect((await ben.call("GET", `${base}/export/${id}/html`)).statusCode).toBe(200);
    const copy = (await ben.call("POST", `${base}/${id}/clone?copySharedInfo=true`)).json();
    expect(copy).toMatchObject({ isShared: true, collaboratorsList: [ann.id], teams: [{ id: team, role: "comment" }] });
  });

  test("clients that know of no teams change none, and it is shared until nobody and no team is left", async () => {
    await share("view");
    const kept = (await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ada.id] })).json();
    expect(kept).toMatchObject({ collaboratorsList: [ada.id], teams: [{ id: team }] });
    expect((await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [] })).json()).toMatchObject({ isShared: true });
    const ended = (await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [], teams: [] })).json();
    expect(ended).toMatchObject({ isShared: false, teams: [], collaboratorsList: [] });
    expect((await open(ben)).code).toBe("template-not-found");
  });

  test("it is shared with teams of the workspace, each once, and twenty at most", async () => {
    const foreign = await server.addUser({ workspaceId: "elsewhere", role: "ROLE_ADMIN" });
    const theirs = (await foreign.call("POST", "/api/v2/teams", { name: server.ports.ids.uuid() })).json().id;
    const faults = async (...ids: string[]) => {
      const wanted = ids.map((each) => ({ id: each, role: "view" }));
      return (await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [], teams: wanted })).json().fields?.[0];
    };
    expect(await faults(theirs)).toEqual({ field: "teams.0", code: "not-allowed" });
    expect(await faults(team, team)).toEqual({ field: "teams.1", code: "duplicate" });
    expect((await faults(...Array.from({ length: 21 }, () => team))).code).toBe("too-many");
    expect((await open(ann)).isShared).toBe(false);
  });

  test("members share nothing on, and its owner is nobody's collaborator, though in the team", async () => {
    await join(ann);
    await share("view");
    expect((await ben.call("PATCH", `${base}/sharing/${id}`, { collaborators: [] })).json().code).toBe("owner-only");
    expect(await save(ann)).toMatchObject({ description: "changed", isLocked: false });
    const given = (await ann.call("PUT", `${base}/${id}/owner`, { userId: ben.id })).json();
    expect(given).toMatchObject({ userId: ben.id, teams: [{ id: team }], isShared: true });
    expect((await save(ben)).description).toBe("changed");
  });

  test("who leaves the team has it no more, in the very next call: neither the template, nor a list, nor a link they gave away", async () => {
    await share("edit");
    const { url: link } = (await ben.call("POST", `${base}/${id}/share-link`)).json();
    const look = async () => (await server.inject({ url: link.slice(link.indexOf("/api")) })).statusCode;
    expect(await look()).toBe(200);
    await leave(ben);
    expect((await open(ben)).code).toBe("not-a-collaborator");
    expect([await sharedList(ben), await comment(ben)]).toEqual([[], 403]);
    expect(await look()).not.toBe(200);
    await join(ben);
    expect((await open(ben)).id).toBe(id);
  });

  test("the lock of whoever may not edit any more is taken away, and that of others stays", async () => {
    await share("edit", [ada.id]);
    await save(ben);
    expect((await open(ann)).code).toBe("template-locked");
    await leave(ben);
    expect(await open(ann)).toMatchObject({ isLocked: false });
    await join(ben);
    await ada.call("PATCH", `${base}/sharing/${id}/lock/true`);
    await leave(ben);
    expect((await open(ann)).code).toBe("template-locked");
    await ada.call("DELETE", `/api/v2/teams/${team}`);
    expect((await open(ann)).code).toBe("template-locked");
  });

  test("with the team goes what was shared with it, and links of the owner stay", async () => {
    await share("view");
    const { url: link } = (await ann.call("POST", `${base}/${id}/share-link`)).json();
    await ada.call("DELETE", `/api/v2/teams/${team}`);
    expect((await open(ben)).code).toBe("template-not-found");
    expect(await open(ann)).toMatchObject({ isShared: false, teams: [] });
    expect((await server.inject({ url: link.slice(link.indexOf("/api")) })).statusCode).toBe(200);
  });

  async function follower(user: TestUser, address = `${base}/${id}/events`) {
    const stream = await follow(`${url}${address}`, user.headers);
    await stream.next();
    return stream;
  }
  const endOf = async (stream: Awaited<ReturnType<typeof follower>>) => {
    let last = await stream.next();
    while (last.name === "change") last = await stream.next();
    return last;
  };
  async function live(user: TestUser): Promise<LiveTester> {
    const tester = openLive(url, user, id);
    testers.push(tester);
    await expect.poll(tester.isSynced).toBe(true);
    return tester;
  }

  test.each([
    ["leaves the team", "not-a-collaborator", () => leave(ben)],
    ["loses the team", "template-not-found", () => ada.call("DELETE", `/api/v2/teams/${team}`)],
    ["sees the share taken back", "template-not-found", () => ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [], teams: [] })],
  ])("whoever %s is told in the open editor and the room at once, and their lists are asked for anew", async (_, code, end) => {
    await share("edit");
    const [hers, his, stream, lists] = [
      await live(ann),
      await live(ben),
      await follower(ben),
      await follower(ben, "/api/v2/session/events"),
    ];
    expect((await end()).statusCode).toBeLessThan(300);
    await expect.poll(his.ended).toBe(code);
    expect(await endOf(stream)).toEqual({ name: "ended", data: { code } });
    expect((await lists.next()).data).toMatchObject({ kind: "changed" });
    expect(hers.ended()).toBeUndefined();
    lists.stop();
  });

  test("a role of the team that changes reaches rooms and editors at once", async () => {
    await share("edit");
    const [his, stream] = [await live(ben), await follower(ben)];
    await share("comment");
    await expect.poll(his.ended).toBe("rights-changed");
    expect((await stream.next()).data).toMatchObject({ kind: "shared", state: { collaboratorRole: "comment", refusal: "not-an-editor" } });
    stream.stop();
  });
});

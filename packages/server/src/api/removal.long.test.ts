import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listDumpTables } from "../cli/dump-tables.js";
import { templates, users, workspaces } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";
import { makeTestWorld, strayFiles, type TestWorld, tablesWith } from "../testing/test-traces.js";

/** Tables in which nothing of a person is stored, and why. Every other one has something of Zeb's before the removal. */
const impersonal: Readonly<Record<string, string>> = {
  workspaces: "A workspace outlives its people.",
  host_keys: "A key belongs to a workspace and to the application that calls with it.",
  categories: "The groups of a workspace say nobody's name.",
  teams: "A team is the workspace's.",
  stores: "The shop is the workspace's.",
  products: "The shop is the workspace's.",
  custom_fields: "The shop is the workspace's.",
  set_up_links: "The hash of a link that was made for nobody in particular.",
  audit_log: "It names people by an alias, and who that is stands in audit_people.",
};
/** The same of workspaces. */
const ofNoWorkspace: Readonly<Record<string, string>> = {
  set_up_links: "The link is of the whole server.",
};

describe.each(testEngines)("removing people on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo", siteDir: "a site" }, ports: { limitsRecipients: true } });
  }, 60_000);
  afterAll(() => server?.close());

  const makeWorld = () => makeTestWorld(server);
  const everyTable = listDumpTables().map(({ name }) => name);
  const remove = ({ admin, zeb, email }: TestWorld, query: string) =>
    admin.call("DELETE", `/api/v2/people/${zeb.id}?email=${encodeURIComponent(email)}&${query}`);
  const pathOf = (url: string) => new URL(url).pathname;
  const statusOf = async (url: string) => (await server.inject({ url: pathOf(url) })).statusCode;

  test("the search finds somebody in every table there is, but for those in which no person is stored", async () => {
    const { marks, owned } = await makeWorld();
    const filled = await tablesWith(server, [...marks, ...owned]);
    expect(everyTable.filter((name) => !filled.includes(name) && !(name in impersonal))).toEqual([]);
    const byName = await tablesWith(server, marks);
    expect(Object.keys(impersonal).filter((name) => byName.includes(name) || !everyTable.includes(name))).toEqual([]);
  });

  test("what somebody owned goes to a colleague, and nothing names them any more", async () => {
    const world = await makeWorld();
    const { admin, zeb, ben, ids, marks } = world;
    expect((await remove(world, `owned=hand-over&to=${ben.id}`)).statusCode).toBe(204);
    expect(await tablesWith(server, marks)).toEqual([]);
    expect(await strayFiles(server, marks)).toEqual([]);
    const own = (await ben.call("GET", `/api/v2/usertemplate/${ids.own}`)).json();
    expect(own).toMatchObject({ name: "Own", userId: ben.id, isShared: true, collaboratorsList: [], isLocked: false });
    // The team goes on without them.
    expect(own.teams).toMatchObject([{ name: "Marketing", role: "view", people: 0 }]);
    expect((await ben.call("GET", `/api/v2/usertemplate/${ids.sharedByBen}`)).json()).toMatchObject({ isShared: false, isLocked: false });
    const notes = (await ben.call("GET", `/api/v2/note/template/${ids.own}`)).json();
    expect(notes.map(({ text, userName }: { text: string; userName: string }) => [text, userName]).sort()).toEqual([
      ["By Ben", "Ben User"],
      ["On my own", ""],
    ]);
    expect((await ben.call("GET", "/api/v2/customblocks")).json().map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["Module", "For all"]),
    );
    for (const url of [ids.picture, ids.pictureInBens]) expect(await statusOf(url)).toBe(200);
    expect((await zeb.call("GET", "/api/v2/session")).statusCode).toBe(401);
    expect((await admin.call("GET", `/api/v2/systemtemplate/${ids.system}`)).statusCode).toBe(200);
  });

  test("or all of it goes, but not what others need", async () => {
    const world = await makeWorld();
    const { admin, zeb, ben, ids, marks, owned } = world;
    const counted = await admin.call("GET", `/api/v2/people/${zeb.id}/owned`);
    expect(counted.json()).toEqual({ templates: 1, sharedTemplates: 1, modules: 1, pictures: 2 });
    expect((await ben.call("GET", `/api/v2/people/${zeb.id}/owned`)).json().code).toBe("admin-only");
    expect((await remove(world, "owned=remove")).statusCode).toBe(204);
    expect(await tablesWith(server, marks)).toEqual([]);
    // The log says that there was a template, and nothing of it; the shop is the workspace's.
    expect(await tablesWith(server, owned)).toEqual(["audit_log", "products", "stores"]);
    expect(await strayFiles(server, marks)).toEqual([]);
    expect((await ben.call("GET", `/api/v2/usertemplate/${ids.own}`)).statusCode).toBe(404);
    expect([await statusOf(ids.picture), await statusOf(ids.pictureInBens)]).toEqual([404, 200]);
    expect((await ben.call("GET", `/api/v2/note/template/${ids.sharedByBen}`)).json()).toEqual([]);
    expect((await admin.call("GET", `/api/v2/systemtemplate/${ids.system}`)).json()).toMatchObject({ name: "Layout", userId: "" });
    expect((await ben.call("GET", "/api/v2/customblocks")).json().map(({ name }: { name: string }) => name)).not.toContain("Module");
    expect((await ben.call("GET", "/api/v2/customblocks")).json().map(({ name }: { name: string }) => name)).toContain("For all");
  });

  test("what was done stays in the log, under a name that says only that it was one person", async () => {
    const world = await makeWorld();
    const { admin, zeb, ids } = world;
    const before = (await admin.call("GET", `/api/v2/audit?actor=${zeb.id}`)).json();
    expect(before.length).toBeGreaterThan(10);
    expect(before[0]).toMatchObject({ actorId: zeb.id, actorName: `${world.firstName} User`, by: "user", address: "127.0.0.1" });
    await remove(world, "owned=remove");
    const after = (await admin.call("GET", `/api/v2/audit?actor=${before[0].actor}`)).json();
    expect(after.map(({ id }: { id: string }) => id)).toEqual(before.map(({ id }: { id: string }) => id));
    expect(after[0]).toMatchObject({ actorId: null, actorName: "" });
    const [removal] = (await admin.call("GET", "/api/v2/audit?operation=removePerson")).json();
    expect(removal).toMatchObject({ actorId: admin.id, target: before[0].actor });
    expect((await admin.call("GET", `/api/v2/audit?target=${ids.own}&operation=shareTemplate`)).json()).toHaveLength(1);
  });

  test("administrators remove others, with their address, in their own workspace", async () => {
    const world = await makeWorld();
    const { admin, zeb, ben, email } = world;
    const other = await server.addUser({ role: "ROLE_ADMIN", workspaceId: "elsewhere" });
    const url = (id: string, address = email) => `/api/v2/people/${id}?email=${encodeURIComponent(address)}&owned=remove`;
    const codeOf = async (user: TestUser, path: string) => (await user.call("DELETE", path)).json().code;
    expect(await codeOf(ben, url(zeb.id))).toBe("admin-only");
    expect(await codeOf(other, url(zeb.id))).toBe("not-found");
    expect(await codeOf(zeb, url(zeb.id))).toBe("own-account");
    expect(await codeOf(admin, url(zeb.id, "ben@mail.test"))).toBe("invalid-request");
    expect(await codeOf(admin, `${url(zeb.id).replace("remove", "hand-over")}&to=${other.id}`)).toBe("invalid-request");
    expect(await codeOf(admin, `${url(zeb.id).replace("remove", "hand-over")}&to=${zeb.id}`)).toBe("invalid-request");
    expect(await codeOf(admin, url(zeb.id).replace("remove", "hand-over"))).toBe("invalid-request");
    expect((await zeb.call("GET", "/api/v2/session")).statusCode).toBe(200);
  });

  test("two removals at once, each the other's heir, end one way or the other", async () => {
    const { admin, zeb, ben, email } = await makeWorld();
    const [benRow] = await server.ports.database.select().from(users).where(eq(users.id, ben.id));
    const answers = await Promise.all([
      admin.call("DELETE", `/api/v2/people/${zeb.id}?email=${email}&owned=hand-over&to=${ben.id}`),
      admin.call("DELETE", `/api/v2/people/${ben.id}?email=${benRow?.email}&owned=hand-over&to=${zeb.id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    expect(await server.ports.database.select().from(templates).where(eq(templates.name, "Nobody's"))).toEqual([]);
  });

  test("signing somebody out ends all their sessions at once", async () => {
    const { admin, zeb, ben } = await makeWorld();
    expect((await ben.call("DELETE", `/api/v2/people/${zeb.id}/sessions`)).json().code).toBe("admin-only");
    expect((await admin.call("DELETE", `/api/v2/people/${zeb.id}/sessions`)).statusCode).toBe(204);
    expect((await zeb.call("GET", "/api/v2/session")).statusCode).toBe(401);
    expect((await ben.call("DELETE", `/api/v2/people/${ben.id}/sessions`)).statusCode).toBe(204);
    expect((await ben.call("GET", "/api/v2/session")).statusCode).toBe(401);
  });

  test("everybody may have what is stored about them; administrators may have it of everybody", async () => {
    const { admin, zeb, ben, email } = await makeWorld();
    expect((await ben.call("GET", `/api/v2/people/${zeb.id}/export`)).json().code).toBe("admin-only");
    expect((await admin.call("GET", `/api/v2/people/${zeb.id}/export`)).statusCode).toBe(200);
    const answer = await zeb.call("GET", `/api/v2/people/${zeb.id}/export`);
    const lines = answer.body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ format: "mailwright-person/1", personId: zeb.id, email });
    expect(lines.at(-1)).toEqual({
      end: {
        account: 1,
        session: 2,
        template: 2,
        version: 2,
        module: 2,
        picture: 3,
        note: 2,
        comment: 3,
        activity: 14,
        approval: 1,
        "approval-answer": 1,
        link: 3,
        share: 1,
        team: 1,
        author: 3,
        favorite: 1,
        mail: 2,
        sent: 2,
        generated: 1,
        import: 1,
        "import-result": 1,
        connection: 1,
      },
    });
    expect(answer.body).not.toMatch(/hash|secret/i);
    const picture = lines.find(({ record }) => record === "picture");
    expect((await sharp(Buffer.from(picture.bytes, "base64")).metadata()).width).toBe(4);
  });

  test("a workspace goes with everything, and the others keep theirs", async () => {
    const other = await makeWorld();
    const world = await makeWorld();
    const { admin, ben, ids, workspaceId } = world;
    expect((await ben.call("DELETE", `/api/v2/workspace?id=${workspaceId}`)).json().code).toBe("admin-only");
    expect((await admin.call("DELETE", "/api/v2/workspace?id=testing")).json().code).toBe("invalid-request");
    const people = [admin.id, ben.id, ...world.marks];
    const marks = [workspaceId, ...people, ...world.owned, ids.own, ids.sharedByBen];
    const filled = await tablesWith(server, marks);
    expect(everyTable.filter((name) => !filled.includes(name) && !(name in ofNoWorkspace))).toEqual([]);
    expect((await admin.call("DELETE", `/api/v2/workspace?id=${workspaceId}`)).statusCode).toBe(204);
    expect(await tablesWith(server, marks)).toEqual([]);
    expect(await strayFiles(server, people)).toEqual([]);
    expect((await admin.call("GET", "/api/v2/session")).statusCode).toBe(401);
    expect((await other.ben.call("GET", `/api/v2/usertemplate/${other.ids.sharedByBen}`)).json().code).toBe("template-locked");
    expect(await server.ports.database.select().from(workspaces).where(eq(workspaces.id, workspaceId))).toEqual([]);
  });
});

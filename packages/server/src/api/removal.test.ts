import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listDumpTables } from "../cli/dump-tables.js";
import { blobs, templates, users, workspaces } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { writeUploadForm } from "../testing/test-form.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

interface World {
  admin: TestUser;
  zeb: TestUser;
  /** A collaborator of a template of Zeb's. */
  ben: TestUser;
  email: string;
  /** Whatever names Zeb. */
  marks: string[];
  ids: { own: string; sharedByBen: string; system: string; pictureInBens: string; picture: string; module: string; libraryModule: string };
}

describe.each(testEngines)("removing people on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
  }, 60_000);
  afterAll(() => server?.close());

  let worlds = 0;
  /** A workspace in which Zeb has left traces everywhere. */
  async function makeWorld(): Promise<World> {
    worlds += 1;
    const workspaceId = `world-${worlds}`;
    const admin = await server.addUser({ workspaceId, role: "ROLE_ADMIN", firstName: "Ada" });
    const zeb = await server.addUser({ workspaceId, role: "ROLE_ADMIN", firstName: `Zebulon${worlds}`, entitlements: ["custom-modules"] });
    const ben = await server.addUser({ workspaceId, firstName: "Ben" });
    const make = async (user: TestUser, url: string, body: object) => (await user.call("POST", url, body)).json().id as string;
    const create = (user: TestUser, name: string) =>
      make(user, "/api/v2/usertemplate/type/email", { name, template: { html: "<p>1</p>" } });
    const own = await create(zeb, "Own");
    await zeb.call("PATCH", `/api/v2/usertemplate/sharing/${own}`, { collaborators: [ben.id] });
    await zeb.call("PATCH", `/api/v2/usertemplate/${own}`, { tags: "favorite" });
    await zeb.call("POST", `/api/v2/usertemplate/${own}/share-link`);
    await ben.call("POST", "/api/v2/note", { templateId: own, text: "By Ben" });
    await zeb.call("POST", "/api/v2/note", { templateId: own, text: "On my own" });
    const sharedByBen = await create(ben, "Of Ben");
    await ben.call("PATCH", `/api/v2/usertemplate/sharing/${sharedByBen}`, { collaborators: [zeb.id] });
    await zeb.call("PATCH", `/api/v2/usertemplate/sharing/${sharedByBen}/lock/true`);
    await zeb.call("PATCH", `/api/v2/usertemplate/${sharedByBen}`, { template: { html: "<p>2</p>" } });
    await zeb.call("POST", "/api/v2/note", { templateId: sharedByBen, text: "On somebody else's" });
    await zeb.call("POST", `/api/v2/usertemplate/${sharedByBen}/share-link`);
    // Ben asks Zeb for the lock: a mail to Zeb.
    await ben.call("POST", `/api/v2/usertemplate/sharing/email/unlock/${zeb.id}/${sharedByBen}`);
    await zeb.call("POST", `/api/v2/usertemplate/sendtestmail/${own}`, { to: ["x@y.test"] });
    const system = await make(zeb, "/api/v2/systemtemplate/type/email", { name: "Layout", template: { html: "<p>3</p>" } });
    const upload = async (query: string, red: number) => {
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: { r: red, g: worlds, b: 9 } } })
        .png()
        .toBuffer();
      const { headers, payload } = writeUploadForm([{ name: "a.png", bytes }]);
      const url = `/api/v2/assets${query}`;
      return (await server.inject({ method: "POST", url, headers: { ...zeb.headers, ...headers }, payload })).json()[0].url as string;
    };
    const picture = await upload("", 1);
    await upload(`?templateId=${own}`, 2);
    const pictureInBens = await upload(`?templateId=${sharedByBen}`, 3);
    const module = await make(zeb, "/api/v2/customblocks", { name: "Module", html: "<p>4</p>" });
    const groups = (await zeb.call("GET", "/api/v2/categories?type=email_cb")).json();
    const libraryModule = await make(zeb, "/api/v2/customblocks", { name: "For all", category: { id: groups[0].id } });
    const [row] = await server.ports.database.select().from(users).where(eq(users.id, zeb.id));
    if (!row) throw new Error("Zeb is there.");
    const marks = [row.id, row.email, row.firstName, row.externalId];
    return { admin, zeb, ben, email: row.email, marks, ids: { own, sharedByBen, system, pictureInBens, picture, module, libraryModule } };
  }

  /** Every table in which something of this is found, in any column. */
  async function tablesWith(marks: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of listDumpTables()) {
      for (const mark of marks) {
        const answer: unknown = await server.ports.database.execute(
          sql`select 1 from ${sql.identifier(name)} as t where strpos(lower(t::text), lower(${mark})) > 0 limit 1`,
        );
        if ((answer as { rows: unknown[] }).rows.length > 0) found.push(`${name}: ${mark}`);
      }
    }
    return found;
  }

  const filesIn = (directory: string): string[] =>
    readdirSync(directory).flatMap((name) => {
      const path = join(directory, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
  /** Files of the store that the register does not know, or that name somebody. */
  async function strayFiles(marks: readonly string[]): Promise<string[]> {
    const known = (await server.ports.database.select().from(blobs)).map(({ contentKey }) => contentKey);
    return filesIn(server.dataDir).filter(
      (path) => !known.some((key) => path.replaceAll("/", "").includes(key)) || marks.some((mark) => readFileSync(path).includes(mark)),
    );
  }
  const remove = ({ admin, zeb, email }: World, query: string) =>
    admin.call("DELETE", `/api/v2/people/${zeb.id}?email=${encodeURIComponent(email)}&${query}`);
  const pathOf = (url: string) => new URL(url).pathname;
  const statusOf = async (url: string) => (await server.inject({ url: pathOf(url) })).statusCode;

  test("the search finds somebody in every place that the test has filled", async () => {
    const { marks } = await makeWorld();
    const places = new Set((await tablesWith(marks)).map((found) => found.split(":")[0]));
    for (const table of ["users", "templates", "template_versions", "template_collaborators", "template_favorites", "custom_blocks"])
      expect(places).toContain(table);
    for (const table of ["assets", "notes", "share_links", "sessions", "mail_messages", "mail_counts", "audit_people"])
      expect(places).toContain(table);
  });

  test("what somebody owned goes to a colleague, and nothing names them any more", async () => {
    const world = await makeWorld();
    const { admin, zeb, ben, ids, marks } = world;
    expect((await remove(world, `owned=hand-over&to=${ben.id}`)).statusCode).toBe(204);
    expect(await tablesWith(marks)).toEqual([]);
    expect(await strayFiles(marks)).toEqual([]);
    const own = (await ben.call("GET", `/api/v2/usertemplate/${ids.own}`)).json();
    expect(own).toMatchObject({ name: "Own", userId: ben.id, isShared: false, collaboratorsList: [], isLocked: false });
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
    const { admin, ben, ids, marks } = world;
    expect((await remove(world, "owned=remove")).statusCode).toBe(204);
    expect(await tablesWith(marks)).toEqual([]);
    expect(await strayFiles(marks)).toEqual([]);
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
    expect(before[0]).toMatchObject({ actorId: zeb.id, actorName: `Zebulon${worlds} User`, by: "user", address: "127.0.0.1" });
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
      end: { account: 1, session: 1, template: 2, version: 2, module: 2, picture: 3, note: 2, link: 2, share: 1, favorite: 1, mail: 1 },
    });
    expect(answer.body).not.toMatch(/hash|secret/i);
    const picture = lines.find(({ record }) => record === "picture");
    expect((await sharp(Buffer.from(picture.bytes, "base64")).metadata()).width).toBe(4);
  });

  test("a workspace goes with everything, and the others keep theirs", async () => {
    const other = await makeWorld();
    const world = await makeWorld();
    const { admin, ben, ids } = world;
    const workspaceId = `world-${worlds}`;
    expect((await ben.call("DELETE", `/api/v2/workspace?id=${workspaceId}`)).json().code).toBe("admin-only");
    expect((await admin.call("DELETE", "/api/v2/workspace?id=testing")).json().code).toBe("invalid-request");
    const people = [admin.id, ben.id, ...world.marks];
    expect((await admin.call("DELETE", `/api/v2/workspace?id=${workspaceId}`)).statusCode).toBe(204);
    expect(await tablesWith([workspaceId, ...people, ids.own, ids.sharedByBen])).toEqual([]);
    expect(await strayFiles(people)).toEqual([]);
    expect((await admin.call("GET", "/api/v2/session")).statusCode).toBe(401);
    expect((await other.ben.call("GET", `/api/v2/usertemplate/${other.ids.sharedByBen}`)).json().code).toBe("template-locked");
    expect(await server.ports.database.select().from(workspaces).where(eq(workspaces.id, workspaceId))).toEqual([]);
  });

  test("the log is append only, whatever the server's own code tries", async () => {
    const { database } = server.ports;
    const failing = ["update audit_log set operation = 'x'", "delete from audit_log", "truncate audit_log"];
    for (const statement of failing)
      await expect(database.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining("append only") }),
      });
  });

  test("the log is for administrators, comes as a file too, and is narrowed by time", async () => {
    const { admin, ben, zeb } = await makeWorld();
    for (const url of ["/api/v2/audit", "/api/v2/audit/export"]) expect((await ben.call("GET", url)).json().code).toBe("admin-only");
    const listed = (await admin.call("GET", "/api/v2/audit")).json();
    const exported = (await admin.call("GET", "/api/v2/audit/export")).body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    // Taking the file is in the log by then.
    expect(exported.filter(({ operation }) => operation !== "exportAudit")).toEqual(listed);
    expect(exported).toHaveLength(listed.length + 1);
    server.clock.advance(60_000);
    const from = server.clock.now().toISOString();
    await zeb.call("POST", "/api/v2/usertemplate/type/email", { name: "Late" });
    const late = (await admin.call("GET", `/api/v2/audit?from=${from}`)).json();
    expect(late.filter(({ operation }: { operation: string }) => operation === "createTemplate")).toHaveLength(1);
    expect((await admin.call("GET", `/api/v2/audit?until=${from}&actor=${zeb.id}`)).json().length).toBe(
      listed.filter(({ actorId }: { actorId: string }) => actorId === zeb.id).length,
    );
  });
});

import type { AddressInfo } from "node:net";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseRetention } from "../config/retention.js";
import { templateAuthors, templateVersions } from "../database/schema.js";
import { applyRetention } from "../ops/let-go.js";
import { testEngines } from "../testing/test-engines.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const dayMs = 24 * 60 * 60 * 1000;

interface Listed {
  name: string;
  versionDate: string;
  userId: string;
  authors: { id: string; name: string }[];
}

describe.each(testEngines)("versions with names and authors, on $name", (engine) => {
  let server: TestServer;
  let url: string;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;

  beforeAll(async () => {
    server = await startTestServer(engine, { config: { liveEditing: true } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    [ann, ben] = [await server.addUser({ firstName: "Ann" }), await server.addUser({ firstName: "Ben" })];
    const components = aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: "<p>Words</p>" }, "words"))]);
    id = (await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>0</p>", components } })).json().id;
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id] });
  });

  async function save(user: TestUser, html: string): Promise<void> {
    expect((await user.call("PATCH", `${base}/${id}`, { template: { html } })).statusCode).toBe(200);
    await user.call("PATCH", `${base}/sharing/${id}/lock/false`);
  }
  const keep = (user: TestUser, name: string) => user.call("POST", `${base}/${id}/version`, { name });
  const rename = (user: TestUser, date: string, name: string) => user.call("PATCH", `${base}/${id}/version/${date}`, { name });
  const list = async (): Promise<Listed[]> => (await ann.call("GET", `${base}/${id}/versions`)).json();
  const told = async () => (await list()).map(({ name, authors }) => [name, ...authors.map((author) => author.name)]);

  describe("names", () => {
    test("what is stored now is kept under a name; where it is kept already, that version is named", async () => {
      const first = await keep(ann, "  As planned ");
      expect([first.statusCode, first.json()]).toMatchObject([201, { name: "As planned", userId: ann.id, userName: "Ann User" }]);
      expect((await list()).map(({ name }) => name)).toEqual(["As planned"]);
      const second = await keep(ben, "As agreed");
      expect(second.json().name).toBe("As agreed");
      expect((await list()).map(({ name }) => name)).toEqual(["As agreed", "As planned"]);
      expect((await ann.call("GET", `${base}/${id}/version/${second.json().versionDate}`)).json().template.html).toBe("<p>0</p>");
    });

    test("a version is named, renamed, and loses its name", async () => {
      await save(ann, "<p>1</p>");
      const oldest = (await list())[1]?.versionDate ?? "";
      expect((await rename(ann, oldest, "First")).json()).toMatchObject({ name: "First", versionDate: oldest });
      expect((await rename(ben, oldest, "Began with")).statusCode).toBe(200);
      expect((await list()).map(({ name }) => name)).toEqual(["", "Began with"]);
      await rename(ann, oldest, " ");
      expect((await list()).map(({ name }) => name)).toEqual(["", ""]);
    });

    test("what is no name is refused, and a version that is not there is not found", async () => {
      const faultOf = async (name: string) => (await keep(ann, name)).json().fields?.[0]?.code;
      expect(await faultOf(" ")).toBe("required");
      expect(await faultOf("a\nb")).toBe("name-characters");
      expect(await faultOf("x".repeat(101))).toBe("too-long");
      const answer = await rename(ann, "2001-01-01T00:00:00.000Z", "Lost");
      expect([answer.statusCode, answer.json().code]).toEqual([404, "version-not-found"]);
    });

    test("a template has a hundred of them, and the next when one lost its name", async () => {
      for (let n = 0; n < 100; n += 1) await keep(ann, `Name ${n}`);
      const full = await keep(ann, "One more");
      expect([full.statusCode, full.json().code]).toEqual([409, "too-many-named-versions"]);
      const [newest] = await list();
      expect((await rename(ann, newest?.versionDate ?? "", "Renamed")).statusCode).toBe(200);
      await rename(ann, newest?.versionDate ?? "", "");
      expect((await keep(ann, "One more")).statusCode).toBe(201);
    });

    test("whoever may not save names nothing, and who did is written down", async () => {
      const stranger = await server.addUser();
      const admin = await server.addUser({ role: "ROLE_ADMIN" });
      expect((await keep(stranger, "Mine")).json().code).toBe("not-a-collaborator");
      await ben.call("PATCH", `${base}/sharing/${id}/lock/true`);
      expect((await keep(ann, "Mine")).json().code).toBe("template-locked");
      const date = (await keep(ben, "His")).json().versionDate;
      expect((await rename(ann, date, "Hers")).json().code).toBe("template-locked");
      await rename(ben, date, "His own");
      const log = (await admin.call("GET", `/api/v2/audit?target=${id}`)).json();
      const operations = log.map(({ operation, actorId }: { operation: string; actorId: string }) => [operation, actorId === ben.id]);
      expect(operations).toEqual(
        expect.arrayContaining([
          ["nameVersion", true],
          ["createVersion", true],
        ]),
      );
      expect(operations).not.toContainEqual(["createVersion", false]);
    });

    test("what has a name is neither thinned nor let go of after its time", async () => {
      const kept = (await keep(ann, "The first")).json().versionDate;
      for (let n = 0; n < 52; n += 1) await save(ann, `<p>${n}</p>`);
      expect(await list()).toHaveLength(51);
      expect((await list()).at(-1)).toMatchObject({ name: "The first", versionDate: kept });
      server.clock.advance(30 * dayMs);
      await applyRetention({ ...server.ports, retention: parseRetention("versions=20", []) });
      await ann.signInAgain();
      expect((await list()).map(({ name }) => name)).toEqual(["", "The first"]);
      await rename(ann, kept, "");
      await applyRetention({ ...server.ports, retention: parseRetention("versions=20", []) });
      expect(await list()).toHaveLength(1);
    });
  });

  describe("authors", () => {
    const testers: LiveTester[] = [];
    async function openBoth(): Promise<[LiveTester, LiveTester]> {
      const both: [LiveTester, LiveTester] = [openLive(url, ann, id), openLive(url, ben, id)];
      testers.push(...both);
      for (const tester of both) await expect.poll(tester.isSynced).toBe(true);
      return both;
    }

    test("a save is by who saved, and a version that is let go of leaves its authors to the next", async () => {
      await save(ben, "<p>1</p>");
      await save(ann, "<p>2</p>");
      expect(await told()).toEqual([
        ["", "Ann User"],
        ["", "Ben User"],
        ["", "Ann User"],
      ]);
      const [, middle] = await list();
      const { database } = server.ports;
      await database.delete(templateVersions).where(eq(templateVersions.versionDate, new Date(middle?.versionDate ?? "")));
      expect(await told()).toEqual([
        ["", "Ann User", "Ben User"],
        ["", "Ann User"],
      ]);
    });

    test("however often people save, who wrote takes no more room than the versions do", async () => {
      for (let n = 0; n < 60; n += 1) await save(n % 2 === 0 ? ann : ben, `<p>${n}</p>`);
      const rows = await server.ports.database.select().from(templateAuthors).where(eq(templateAuthors.templateId, id));
      expect(rows.length).toBeLessThanOrEqual((await list()).length + 1);
      // The oldest that is left is by all who wrote until then.
      expect((await told()).map(([, ...names]) => names.length)).toEqual([...Array.from({ length: 49 }, () => 1), 2]);
    });

    test("a named version keeps its own authors while those around it are let go of", async () => {
      for (let n = 0; n < 4; n += 1) await save(n % 2 === 0 ? ann : ben, `<p>${n}</p>`);
      await keep(ben, "Agreed");
      for (let n = 0; n < 60; n += 1) await save(n % 2 === 0 ? ann : ben, `<p>${n} more</p>`);
      const names = await told();
      expect(names.find(([name]) => name === "Agreed")).toEqual(["Agreed", "Ben User", "Ann User"]);
      expect(names.map((each) => each.length)).toEqual([...Array.from({ length: 49 }, () => 2), 3, 3]);
      expect(await server.ports.database.select().from(templateAuthors).where(eq(templateAuthors.templateId, id))).toHaveLength(53);
    });

    test("naming keeps what was just written together, by everybody who wrote", async () => {
      const [hers, his] = await openBoth();
      hers.write("title", { text: "Good morning" });
      his.write("words", { text: "<p>His words</p>" });
      await expect.poll(() => hers.text("words")).toBe("<p>His words</p>");
      await expect.poll(hers.isSent).toBe(true);
      const named = (await keep(ann, "Agreed")).json();
      expect(named.authors.map(({ name }: { name: string }) => name)).toEqual(["Ann User", "Ben User"]);
      const { template } = (await ann.call("GET", `${base}/${id}/version/${named.versionDate}`)).json();
      expect(JSON.stringify(template.components)).toContain("Good morning");
      expect(template.html).toContain("His words");
      his.write("words", { text: "<p>After that</p>" });
      await expect.poll(his.isSent).toBe(true);
      for (const tester of [his, hers]) tester.leave();
      await expect.poll(async () => (await told())[0]).toEqual(["", "Ben User"]);
      expect((await told()).slice(1)).toEqual([
        ["Agreed", "Ann User", "Ben User"],
        ["", "Ann User"],
      ]);
    });

    test("who only looked on is no author, and a removed person is none any more", async () => {
      const zoe = await server.addUser({ firstName: "Zoe" });
      await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id, zoe.id] });
      const [hers, his] = await openBoth();
      const zoes = openLive(url, zoe, id);
      await expect.poll(zoes.isSynced).toBe(true);
      his.write("title", { text: "By Ben" });
      await expect.poll(() => zoes.text("title")).toBe("By Ben");
      expect((await keep(ann, "Looked at")).json().authors).toEqual([{ id: ben.id, name: "Ben User" }]);
      for (const tester of [hers, his, zoes]) tester.leave();
      const admin = await server.addUser({ role: "ROLE_ADMIN" });
      const { email } = (await ben.call("GET", "/api/v2/session")).json();
      const removal = await admin.call("DELETE", `/api/v2/people/${ben.id}?email=${encodeURIComponent(email)}&owned=remove`);
      expect(removal.statusCode).toBe(204);
      expect((await list()).find(({ name }) => name === "Looked at")?.authors).toEqual([{ id: ann.id, name: "Ann User" }]);
    });
  });
});

import type { AddressInfo } from "node:net";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app/app.js";
import { type OpenDatabase, openPostgres } from "../database/open-database.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { startTestProxy, type TestProxy } from "../testing/test-proxy.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const email = () => aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: "<p>Words</p>" }, "words"))]);

describe.runIf(hasTestPostgres)("two processes on one PostgreSQL, of which one can be cut off", () => {
  let server: TestServer;
  let wire: TestProxy;
  let cutOff: OpenDatabase;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  const ends: (() => unknown)[] = [];
  const testers: LiveTester[] = [];

  beforeAll(async () => {
    const created = await createMigratedDatabase();
    const open = async () => {
      const opened = await openPostgres(created.url);
      return { ...opened, close: () => opened.close().finally(created.drop) };
    };
    server = await startTestServer({ name: "PostgreSQL", open }, { config: { liveEditing: true } });
    const far = new URL(created.url);
    wire = await startTestProxy({ host: far.hostname, port: Number(far.port) });
    far.port = String(wire.port);
    cutOff = await openPostgres(far.href);
  }, 60_000);
  afterAll(async () => {
    await cutOff?.close();
    await wire?.close();
    await server?.close();
  });
  beforeEach(async () => {
    [ann, ben] = [await server.addUser({ firstName: "Ann" }), await server.addUser({ firstName: "Ben" })];
    const created = await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>Ours</p>", components: email() } });
    id = created.json().id;
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id] });
  });
  afterEach(async () => {
    wire.mend();
    for (const tester of testers.splice(0)) tester.leave();
    for (const end of ends.splice(0)) await end();
  });

  const readStored = async () => JSON.stringify((await ann.call("GET", `${base}/${id}`)).json().template.components);
  const lastSaid = (tester: LiveTester, kind: string) => tester.said.findLast((each) => each["kind"] === kind);
  const epochOf = (tester: LiveTester) => String(lastSaid(tester, "opened")?.["epoch"]);

  async function startProcess(ports: Partial<TestServer["ports"]> = {}) {
    const app = await createApp({ ...server.ports, ...ports }, server.config);
    await app.listen({ port: 0, host: "127.0.0.1" });
    ends.push(() => app.close());
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }
  const startCutOff = () => startProcess({ database: cutOff.database, news: cutOff.news, processMark: cutOff.processMark });

  async function open(...args: Parameters<typeof openLive>) {
    const tester = openLive(...args);
    testers.push(tester);
    await expect.poll(tester.isSynced).toBe(true);
    return tester;
  }

  test("a process that another one took for dead sends people there with what they have, and each letter is there once", async () => {
    const [one, other] = [await startCutOff(), await startProcess()];
    const hers = await open(one, ann, id);
    hers.write("title", { text: "Hello, stored" });
    await expect.poll(readStored).toContain("Hello, stored");
    const epoch = epochOf(hers);

    wire.cut();
    await expect.poll(() => server.ports.processMark.isGone(cutOff.processMark.own)).toBe(true);
    hers.write("title", { text: "Hello, stored, and Ann" });
    const his = await open(other, ben, id);
    expect(epochOf(his)).toBe(epoch);
    his.write("words", { text: "<p>Words of Ben</p>" });
    await expect.poll(readStored).toContain("Words of Ben");

    wire.mend();
    await expect.poll(hers.ended, { timeout: 20_000 }).toBe("room-moved");
    expect(hers.text("words")).toBe("<p>Words</p>");
    const again = await open(other, ann, id, { epoch, doc: hers.doc });
    for (const tester of [again, his]) {
      await expect.poll(() => tester.text("title")).toBe("Hello, stored, and Ann");
      await expect.poll(() => tester.text("words")).toBe("<p>Words of Ben</p>");
    }
    await expect.poll(readStored).toContain("Hello, stored, and Ann");
    expect(await readStored()).toContain("Words of Ben");
  }, 40_000);

  test("what was done at a process that lost the room is not stored from there, where nobody has stored since", async () => {
    const [one, other] = [await startCutOff(), await startProcess()];
    const hers = await open(one, ann, id);
    const epoch = epochOf(hers);
    const version = (await ann.call("GET", `${base}/${id}`)).json().version;
    wire.cut();
    await expect.poll(() => server.ports.processMark.isGone(cutOff.processMark.own)).toBe(true);
    const his = await open(other, ben, id);
    hers.write("title", { text: "Hello, Ann" });
    wire.mend();
    await expect.poll(hers.ended, { timeout: 20_000 }).toBe("room-moved");
    expect((await ann.call("GET", `${base}/${id}`)).json().version).toBe(version);
    expect(his.text("title")).toBe("Hello");
    await open(other, ann, id, { epoch, doc: hers.doc });
    await expect.poll(() => his.text("title")).toBe("Hello, Ann");
  }, 40_000);

  test("a process that was cut off for a moment, and whose rooms nobody took, goes on with them", async () => {
    const one = await startCutOff();
    const hers = await open(one, ann, id);
    wire.cut();
    await expect.poll(() => server.ports.processMark.isGone(cutOff.processMark.own)).toBe(true);
    hers.write("title", { text: "Hello, Ann" });
    wire.mend();
    await expect.poll(readStored, { timeout: 20_000 }).toContain("Hello, Ann");
    await expect.poll(() => server.ports.processMark.isGone(cutOff.processMark.own), { timeout: 20_000 }).toBe(false);
    expect(hers.ended()).toBeUndefined();
  }, 40_000);

  test("a room is opened only once others know that its process lives", async () => {
    const processMark = { ...server.ports.processMark, hold: () => Promise.reject(new Error("the database is away")) };
    const one = await startProcess({ processMark });
    const hers = openLive(one, ann, id);
    testers.push(hers);
    await expect.poll(hers.ended).toBe("unavailable");
    const his = await open(await startCutOff(), ben, id);
    expect(await server.ports.processMark.isGone(cutOff.processMark.own)).toBe(false);
    expect(his.text("title")).toBe("Hello");
  });
});

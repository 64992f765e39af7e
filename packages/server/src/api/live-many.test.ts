import type { AddressInfo } from "node:net";
import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app/app.js";
import { testEngines } from "../testing/test-engines.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
/** As many as one person may be in, and more of theirs than may wait to be compiled. */
const roomsMax = 12;

describe.each(testEngines)("many templates that are open together, on $name", (engine) => {
  let server: TestServer;
  const testers: LiveTester[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine, { config: { liveEditing: true } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
  }, 60_000);
  afterAll(() => server?.close());
  afterEach(() => {
    for (const tester of testers.splice(0)) tester.leave();
  });

  test("whoever writes in all of them at once has each stored, at the first try", async () => {
    const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    const ann = await server.addUser();
    const components = aDocument([aSection(aText({ text: "<p>Begin</p>" }, "words"))]);
    const templates: string[] = [];
    for (let nth = 0; nth < roomsMax; nth += 1) {
      const made = await ann.call("POST", `${base}/type/email`, { name: `Letter ${nth}`, template: { html: "<p>x</p>", components } });
      expect(made.json()).toMatchObject({ version: 1 });
      const tester = openLive(url, ann, made.json().id);
      testers.push(tester);
      await expect.poll(tester.isSynced).toBe(true);
      templates.push(made.json().id);
    }
    for (const [nth, tester] of testers.entries()) tester.write("words", { text: `<p>Number ${nth}</p>` });
    const kinds = (tester: LiveTester) => tester.said.map(({ kind }) => kind);
    for (const tester of testers) {
      await expect.poll(() => kinds(tester).some((kind) => kind === "stored" || kind === "not-stored")).toBe(true);
      expect(kinds(tester)).toEqual(["opened", "storing", "stored"]);
    }
    for (const [nth, id] of templates.entries()) {
      const { template } = (await ann.call("GET", `${base}/${id}`)).json();
      expect(JSON.stringify(template.components)).toContain(`Number ${nth}`);
    }
  });

  test("what is stored, for the first time and again, is not read before, nor asked for afterwards by those who are there", async () => {
    const asked = { reads: 0 };
    const database = new Proxy(server.ports.database, {
      get(target, name) {
        if (name === "select") asked.reads += 1;
        const found: unknown = Reflect.get(target, name);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    const following = { ...server.ports.following, lookMs: 3_600_000 };
    const app = await createApp({ ...server.ports, database, following }, server.config);
    await app.listen({ port: 0, host: "127.0.0.1" });
    const [ann, ben] = [await server.addUser(), await server.addUser()];
    const components = aDocument([aSection(aText({ text: "<p>Begin</p>" }, "words"))]);
    const made = await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>x</p>", components } });
    const { id } = made.json();
    await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [ben.id] });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const both = [openLive(url, ann, id), openLive(url, ben, id)] as const;
    testers.push(...both);
    for (const tester of both) await expect.poll(tester.isSynced).toBe(true);
    const [hers, his] = both;
    const stored = () => his.said.filter(({ kind }) => kind === "stored").length;
    const before = asked.reads;
    hers.write("words", { text: "<p>First</p>" });
    await expect.poll(stored).toBe(1);
    hers.write("words", { text: "<p>Second</p>" });
    await expect.poll(stored).toBe(2);
    // What is told of it has been heard by whoever hears what was told later.
    expect((await ann.call("PATCH", `${base}/sharing/${id}`, { collaborators: [] })).statusCode).toBe(200);
    await expect.poll(his.ended).toBeDefined();
    // The sharing is news of the template and of both people: each time who they are and what they may do, and once what is stored.
    expect(asked.reads - before).toBeLessThanOrEqual(10);
    for (const tester of testers.splice(0)) tester.leave();
    await app.close();
  });
});

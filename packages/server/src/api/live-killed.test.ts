import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app/app.js";
import { testEngines } from "../testing/test-engines.js";
import { helloEmail, type LiveTester, openLive, shareEmail } from "../testing/test-live.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("people who have a template open when the server is killed, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  const testers: LiveTester[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine, { config: { liveEditing: true } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ({ ann, ben, id } = await shareEmail(server));
  });
  afterEach(() => {
    for (const tester of testers.splice(0)) tester.leave();
  });

  const readStored = async () => JSON.stringify((await ann.call("GET", `${base}/${id}`)).json().template.components);
  const lastSaid = (tester: LiveTester, kind: string) => tester.said.findLast((each) => each["kind"] === kind);

  /** Another process on the same database, until that does nothing for it any more, as if it had been killed. */
  async function startProcess(mark: number) {
    let isDead = false;
    const database = new Proxy(server.ports.database, {
      get(target, name) {
        if (isDead) throw new Error("killed");
        const found: unknown = Reflect.get(target, name);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    const processMark = { own: mark, isShared: false, hold: async () => undefined, isGone: async (other: number) => other !== mark };
    const app = await createApp({ ...server.ports, database, processMark }, server.config);
    await app.listen({ port: 0, host: "127.0.0.1" });
    const kill = () => {
      isDead = true;
    };
    return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, kill, close: () => app.close() };
  }

  test("those who come back at once after the server was killed have what was not stored, once, and so has who comes new", async () => {
    const killed = await startProcess(1);
    const before = [openLive(killed.url, ann, id), openLive(killed.url, ben, id)] as const;
    const [hers, his] = before;
    for (const tester of before) await expect.poll(tester.isSynced).toBe(true);
    hers.write("title", { text: "Hello, stored" });
    await expect.poll(() => lastSaid(hers, "stored")).toBeDefined();
    killed.kill();
    hers.write("title", { text: "Hello, stored, and Ann" });
    await expect.poll(() => his.text("title")).toBe("Hello, stored, and Ann");
    his.write("title", { text: "Hello, stored, and Ann and Ben" });
    await expect.poll(() => hers.text("title")).toBe("Hello, stored, and Ann and Ben");
    const epoch = String(lastSaid(hers, "opened")?.["epoch"]);
    for (const tester of before) tester.leave();

    const next = await startProcess(2);
    const after = [ann, ben].map((user, at) => openLive(next.url, user, id, { epoch, doc: (before[at] ?? hers).doc }));
    const late = openLive(next.url, ann, id);
    testers.push(...after, late);
    for (const tester of [...after, late]) {
      await expect.poll(tester.isSynced).toBe(true);
      await expect.poll(() => tester.text("title")).toBe("Hello, stored, and Ann and Ben");
    }
    await expect.poll(readStored).toContain('"Hello, stored, and Ann and Ben"');
    await Promise.all([killed.close(), next.close()]);
  });

  test("what was stored by other ways while no process had it open joins what a killed one left", async () => {
    const killed = await startProcess(1);
    const hers = openLive(killed.url, ann, id);
    await expect.poll(hers.isSynced).toBe(true);
    killed.kill();
    hers.write("words", { text: "<p>Not stored</p>" });
    const epoch = String(lastSaid(hers, "opened")?.["epoch"]);
    hers.leave();
    const changed = JSON.parse(JSON.stringify(helloEmail()).replace("Hello", "By the API"));
    expect((await ann.call("PATCH", `${base}/${id}`, { template: { html: "<p>x</p>", components: changed } })).statusCode).toBe(200);
    const next = await startProcess(2);
    const again = openLive(next.url, ann, id, { epoch, doc: hers.doc });
    testers.push(again);
    await expect.poll(() => again.text("title")).toBe("By the API");
    await expect.poll(readStored).toContain("Not stored");
    expect(await readStored()).toContain("By the API");
    await Promise.all([killed.close(), next.close()]);
  });
});

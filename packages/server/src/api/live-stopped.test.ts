import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app/app.js";
import { liveRooms } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { type LiveTester, openLive, shareEmail } from "../testing/test-live.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";

describe.each(testEngines)("people who have a template open when the server is stopped in order, on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let ben: TestUser;
  let id: string;
  const cleanups: (() => unknown)[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine, { config: { liveEditing: true } });
  }, 60_000);
  afterAll(() => server?.close());
  beforeEach(async () => {
    ({ ann, ben, id } = await shareEmail(server));
  });
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  });

  const readStored = async () => JSON.stringify((await ann.call("GET", `${base}/${id}`)).json().template.components);
  const epochOf = ({ said }: LiveTester) => said.findLast(({ kind }) => kind === "opened")?.["epoch"];
  const keptOf = () => server.ports.database.select().from(liveRooms).where(eq(liveRooms.templateId, id));

  /** A process of several, none of which has ended as far as the others know. */
  async function startProcess(mark: number) {
    const processMark = { own: mark, isShared: false, hold: async () => undefined, isGone: async (other: number) => other === 0 };
    const app = await createApp({ ...server.ports, processMark }, server.config);
    await app.listen({ port: 0, host: "127.0.0.1" });
    cleanups.push(() => app.close());
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const enter = async (...[user, options]: [TestUser, Parameters<typeof openLive>[3]?]) => {
      const tester = openLive(url, user, id, options);
      cleanups.push(() => tester.leave());
      await expect.poll(tester.isSynced).toBe(true);
      return tester;
    };
    return { enter, stop: () => app.close() };
  }

  test("what they wrote last is stored, and who comes back is in the same room, each letter once", async () => {
    const stopped = await startProcess(1);
    const [hers, his] = [await stopped.enter(ann), await stopped.enter(ben)];
    hers.write("title", { text: "Hello, and Ann" });
    await expect.poll(() => his.text("title")).toBe("Hello, and Ann");
    const epoch = String(epochOf(hers));
    await stopped.stop();
    await expect.poll(hers.ended).toBe("server-closing");
    expect(await readStored()).toContain('"Hello, and Ann"');
    hers.write("title", { text: "Hello, and Ann, without a server" });

    const next = await startProcess(2);
    const back = await next.enter(ann, { epoch, doc: hers.doc });
    const late = await next.enter(ben);
    expect([epochOf(back), epochOf(late)]).toEqual([epoch, epoch]);
    for (const tester of [back, late]) await expect.poll(() => tester.text("title")).toBe("Hello, and Ann, without a server");
    await expect.poll(readStored).toContain('"Hello, and Ann, without a server"');
    expect(await keptOf()).toMatchObject([{ holder: 2 }]);
  });

  test("a room that everybody had left is not kept", async () => {
    const stopped = await startProcess(1);
    const hers = await stopped.enter(ann);
    hers.write("title", { text: "Hello, and gone" });
    await expect.poll(readStored).toContain('"Hello, and gone"');
    hers.leave();
    await expect.poll(keptOf).toEqual([]);
    await stopped.stop();
    expect(await keptOf()).toEqual([]);
  });
});

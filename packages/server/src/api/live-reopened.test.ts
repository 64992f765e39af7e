import type { AddressInfo } from "node:net";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app/app.js";
import { liveRooms } from "../database/schema.js";
import { testEngines } from "../testing/test-engines.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";

const base = "/api/v2/usertemplate";
const email = aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: "<p>Words</p>" }, "words"))]);

describe.each(testEngines)("a template that is opened again, on $name", (engine) => {
  let server: TestServer;
  const cleanups: (() => unknown)[] = [];

  beforeAll(async () => {
    server = await startTestServer(engine, { config: { liveEditing: true } });
  }, 60_000);
  afterAll(() => server?.close());
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  });

  const lastSaid = (tester: LiveTester, kind: string) => tester.said.findLast((each) => each["kind"] === kind);

  /** A process in which rooms are forgotten only once the gate is open. */
  async function startProcess() {
    const seen = { forgetting: 0, openings: 0 };
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const database = new Proxy(server.ports.database, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (name !== "delete") return typeof found === "function" ? found.bind(target) : found;
        return (table: typeof liveRooms) => {
          if (table !== liveRooms) return target.delete(table);
          seen.forgetting += 1;
          return { where: (which: ReturnType<typeof eq>) => gate.then(() => target.delete(table).where(which)) };
        };
      },
    });
    const { processMark } = server.ports;
    const hold = async () => {
      seen.openings += 1;
    };
    const app = await createApp({ ...server.ports, database, processMark: { ...processMark, hold } }, server.config);
    await app.listen({ port: 0, host: "127.0.0.1" });
    cleanups.push(() => app.close());
    return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, seen, open: () => open() };
  }

  test("whoever comes back in the moment in which the last one leaves goes on in a room that stays", async () => {
    const { url, seen, open } = await startProcess();
    const ann = await server.addUser();
    const { id } = (
      await ann.call("POST", `${base}/type/email`, { name: "Ours", template: { html: "<p>x</p>", components: email } })
    ).json();
    const enter = () => {
      const tester = openLive(url, ann, id);
      cleanups.push(() => tester.leave());
      return tester;
    };
    const before = enter();
    await expect.poll(before.isSynced).toBe(true);
    before.leave();
    await expect.poll(() => seen.forgetting).toBe(1);
    const after = enter();
    await expect.poll(() => seen.openings).toBe(2);
    open();
    await expect.poll(after.isSynced).toBe(true);
    expect(lastSaid(after, "opened")?.["epoch"]).not.toBe(lastSaid(before, "opened")?.["epoch"]);
    after.write("title", { text: "And again" });
    await expect.poll(() => lastSaid(after, "stored")).toBeDefined();
    expect(after.ended()).toBeUndefined();
    const kept = await server.ports.database.select().from(liveRooms).where(eq(liveRooms.templateId, id));
    expect(kept).toMatchObject([{ epoch: lastSaid(after, "opened")?.["epoch"] }]);
  });
});

import type { AddressInfo } from "node:net";
import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../database/open-database.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { openLive } from "../testing/test-live.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { startTestServer, type TestServer, type TestUser } from "../testing/test-server.js";

const roomCount = 12;
const email = aDocument([aSection(aText({ text: "<p>Words</p>" }, "words"))]);

describe.runIf(hasTestPostgres)("rooms of a process that has one connection to PostgreSQL", () => {
  let server: TestServer;
  let url: string;
  const owners: { user: TestUser; id: string }[] = [];

  beforeAll(async () => {
    const created = await createMigratedDatabase();
    const open = async () => {
      const opened = await openPostgres(created.url, { connectionsMax: 1 });
      return { ...opened, close: () => opened.close().finally(created.drop) };
    };
    server = await startTestServer({ name: "PostgreSQL", open }, { config: { liveEditing: true } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    for (let nth = 0; nth < roomCount; nth += 1) {
      const user = await server.addUser();
      const template = { html: "<p>Words</p>", components: email };
      const made = await user.call("POST", "/api/v2/usertemplate/type/email", { name: `Room ${nth}`, template });
      owners.push({ user, id: made.json().id });
    }
  }, 60_000);
  afterAll(() => server?.close());

  test("whoever comes to them at once gets in, writes and leaves: nothing that holds a connection waits for another", async () => {
    const people = owners.map(({ user, id }) => ({ user, id, tester: openLive(url, user, id) }));
    for (const { tester } of people) await expect.poll(tester.isSynced, { timeout: 20_000 }).toBe(true);
    for (const { tester } of people) tester.write("words", { text: "<p>Words of mine</p>" });
    for (const { user, id, tester } of people) {
      await expect.poll(tester.isSent, { timeout: 20_000 }).toBe(true);
      tester.leave();
      const stored = async () => (await user.call("GET", `/api/v2/usertemplate/${id}`)).body;
      await expect.poll(stored, { timeout: 20_000 }).toContain("Words of mine");
    }
  }, 60_000);
});

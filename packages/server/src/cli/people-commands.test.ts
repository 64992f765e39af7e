import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog, users } from "../database/schema.js";
import { makeTestDirectory } from "../testing/test-directory.js";
import { quickestEngine } from "../testing/test-engines.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";
import { peopleCommands } from "./people-commands.js";

describe("commands about people", () => {
  let server: TestServer;
  const directory = makeTestDirectory("people");
  beforeAll(async () => {
    server = await startTestServer(quickestEngine);
  }, 60_000);
  afterAll(async () => {
    rmSync(directory, { recursive: true, force: true });
    await server?.close();
  });

  const run = (name: string, ...words: string[]) => peopleCommands[name]?.run(server.ports, words);
  const emailOf = async (id: string) => (await server.ports.database.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";

  test("export, sign out, hand over and remove", async () => {
    const [ann, ben] = [await server.addUser({ workspaceId: "acme" }), await server.addUser({ workspaceId: "acme" })];
    const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Ann's" })).json();
    const file = join(directory, "ann.ndjson");
    await run("person export", "acme", await emailOf(ann.id), file);
    expect(readFileSync(file, "utf8")).toContain("Ann's");
    await run("person end-sessions", "acme", ann.id);
    expect((await ann.call("GET", "/api/v2/session")).statusCode).toBe(401);
    await run("person hand-over", "acme", ann.id, await emailOf(ben.id));
    expect((await ben.call("GET", `/api/v2/usertemplate/${id}`)).json()).toMatchObject({ name: "Ann's", userId: ben.id });
    const log = await server.ports.database.select().from(auditLog).where(eq(auditLog.by, "command"));
    expect(log.map(({ operation }) => operation).sort()).toEqual([
      "command person end-sessions",
      "command person export",
      "command person remove",
    ]);
    await run("workspace remove", "acme");
    expect((await ben.call("GET", "/api/v2/session")).statusCode).toBe(401);
  });

  test("somebody who is not there is said", async () => {
    await expect(run("person remove", "testing", "nobody@mail.test")).rejects.toThrow("nobody called nobody@mail.test in testing");
    await expect(run("workspace remove", "nowhere")).rejects.toThrow("no workspace nowhere");
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";
import { makeTestWorld } from "../testing/test-traces.js";

describe.each(testEngines)("the audit log, on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { authMode: "demo" } });
  }, 60_000);
  afterAll(() => server?.close());

  test("the log is append only, whatever the server's own code tries", async () => {
    await makeTestWorld(server);
    const { database } = server.ports;
    const failing = ["update audit_log set operation = 'x'", "delete from audit_log", "truncate audit_log"];
    for (const statement of failing)
      await expect(database.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining("append only") }),
      });
  });

  test("the log is for administrators, comes as a file too, and is narrowed by time", async () => {
    const { admin, ben, zeb } = await makeTestWorld(server);
    for (const url of ["/api/v2/audit", "/api/v2/audit/export"]) expect((await ben.call("GET", url)).json().code).toBe("admin-only");
    const listed = (await admin.call("GET", "/api/v2/audit")).json();
    const exported = (await admin.call("GET", "/api/v2/audit/export")).body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(exported).toEqual(listed);
    // Taking the file is in the log from then on.
    const since: { operation: string }[] = (await admin.call("GET", "/api/v2/audit")).json();
    expect(since.filter(({ operation }) => operation === "exportAudit")).toHaveLength(1);
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

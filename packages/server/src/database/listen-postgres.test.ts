import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasTestPostgres } from "../testing/test-engines.js";
import { createMigratedDatabase, type TestDatabase } from "../testing/test-postgres.js";
import { listenToPostgres } from "./listen-postgres.js";
import { drawMark, holdMark } from "./process-mark.js";

describe.runIf(hasTestPostgres)("listening to a PostgreSQL", () => {
  let created: TestDatabase;
  let beside: pg.Client;
  beforeAll(async () => {
    created = await createMigratedDatabase();
    beside = new pg.Client({ connectionString: created.url });
    await beside.connect();
  }, 60_000);
  afterAll(async () => {
    await beside?.end();
    await created?.drop();
  });

  const name = "listener of this test";
  const makeClient = () => new pg.Client({ connectionString: created.url, application_name: name, options: "-c lock_timeout=20" });
  const connections = async () => (await beside.query("select 1 from pg_stat_activity where application_name = $1", [name])).rowCount;

  test("a connection on which the mark cannot be held is ended before the next is made", async () => {
    const mark = drawMark();
    await beside.query(holdMark(mark).replace("_shared", ""));
    const listener = listenToPostgres(makeClient, mark);
    await expect(listener.hold()).rejects.toThrow("lock timeout");
    await beside.query("select pg_advisory_unlock_all()");
    await listener.hold();
    await expect.poll(connections).toBe(1);
    await listener.close();
    await expect.poll(connections).toBe(0);
  });

  test("once it is closed no mark is held any more, and no connection made that nobody would close", async () => {
    const listener = listenToPostgres(makeClient, drawMark());
    await listener.hold();
    await listener.close();
    await expect(listener.hold()).rejects.toThrow("let go");
    await expect.poll(connections).toBe(0);
  });
});

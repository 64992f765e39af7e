import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../../database/database.js";
import { imports, users } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { hasTestPostgres, testEngines } from "../../testing/test-engines.js";
import { startTestServer } from "../../testing/test-server.js";
import { importAddresses } from "./create-import.js";

/** The same database, in which no transaction ends before another one has done its work too, or waits for a lock. */
function holdTransactions(database: Database): Database {
  let arrived = 0;
  const isWaitedFor = async () => {
    const answer = await database.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    return (answer as unknown as { rows: unknown[] }).rows.length > 0;
  };
  const transaction: Database["transaction"] = (work) =>
    database.transaction(async (tx) => {
      const value = await work(tx);
      arrived += 1;
      while (arrived < 2 && !(await isWaitedFor())) {}
      return value;
    });
  return new Proxy(database, { get: (target, key) => (key === "transaction" ? transaction : Reflect.get(target, key)) });
}

// The embedded database has one connection: there a second transaction begins when the first has ended.
test.runIf(hasTestPostgres)(
  "of two imports that are counted at the same moment, the second sees the first",
  async () => {
    const engine = testEngines.at(-1);
    if (!engine) throw new Error("There is always an engine.");
    const server = await startTestServer(engine);
    try {
      const { id } = await server.addUser();
      const [row] = await server.ports.database.select().from(users).where(eq(users.id, id));
      if (!row) throw new Error("The user is stored.");
      const ann: SignedInUser = { id, workspaceId: row.workspaceId, role: "user", plan: 1, entitlements: [], teams: [], sessionHash: "" };
      const bring = (database: Database) =>
        importAddresses({ ...server.ports, database }, ann, "http://mail.test", ["https://news.example/a"]);
      for (let count = 0; count < 19; count += 1) await bring(server.ports.database);
      const held = holdTransactions(server.ports.database);
      const [one, other] = await Promise.allSettled([bring(held), bring(held)]);
      expect([one.status, other.status].sort()).toEqual(["fulfilled", "rejected"]);
      expect(await server.ports.database.select().from(imports)).toHaveLength(20);
    } finally {
      await server.close();
    }
  },
  60_000,
);

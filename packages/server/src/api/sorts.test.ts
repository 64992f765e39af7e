import { and, eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { templates } from "../database/schema.js";
import { ensureSearchIndex } from "../database/search-index.js";
import { criterionToSql } from "../resources/templates/criterion.js";
import { orderBy, ownedBy } from "../resources/templates/list-templates.js";
import { pageStatement } from "../resources/templates/repository.js";
import { hasTestPostgres, testEngines } from "../testing/test-engines.js";
import { startTestServer, type TestServer } from "../testing/test-server.js";

const owner = {
  id: "018f0000-0000-7000-8000-000000000001",
  workspaceId: "testing",
  role: "user",
  plan: 1,
  entitlements: [],
  teams: [],
  sessionHash: "",
} as const;

const keys = ["lastModified", "created", "name", "isShared"] as const;

describe.skipIf(!hasTestPostgres).each(testEngines.filter(({ name }) => name === "PostgreSQL"))("sorting on $name", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    await ensureSearchIndex(server.ports.database);
  }, 60_000);
  afterAll(() => server?.close());

  /** How the database would answer if it had a choice: a sort is left only where no index has the order. */
  const planOf = (where: SQL | undefined, order: SQL[], mayBitmap = false) =>
    server.ports.database.transaction(async (tx) => {
      for (const way of mayBitmap ? ["indexscan", "seqscan"] : ["sort", "incremental_sort", "seqscan", "bitmapscan"])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      const page = tx
        .select()
        .from(templates)
        .where(where)
        .orderBy(...order)
        .limit(20);
      const answer: unknown = await tx.execute(sql`explain ${page.getSQL()}`);
      return JSON.stringify((answer as { rows: unknown[] }).rows);
    });

  test.each(keys.flatMap((key) => (["ASC", "DESC"] as const).map((direction) => [key, direction] as const)))(
    "a view by %s %s is read in the order of an index",
    async (key, direction) => {
      const plan = await planOf(and(ownedBy(owner), eq(templates.status, "draft")), orderBy(key, direction));
      expect(plan).toContain("Index Scan");
      expect(plan).not.toContain("Sort");
    },
  );

  test.each((["lastModified", "created", "name"] as const).flatMap((key) => (["ASC", "DESC"] as const).map((d) => [key, d] as const)))(
    "a search by criteria sorted by %s %s is read in the order of an index, whatever the status",
    async (key, direction) => {
      const larger = criterionToSql({ key: "size", value: 5000, operation: "GREATER_THAN" }, 0);
      const plan = await planOf(and(ownedBy(owner), larger), orderBy(key, direction));
      expect(plan).toContain("Index Scan");
      expect(plan).not.toContain("Sort");
    },
  );

  test("relations are looked up for the rows of the page alone, and not for those that the offset skips", async () => {
    const user = await server.addUser();
    for (let n = 0; n < 12; n += 1) await user.call("POST", "/api/v2/usertemplate/type/email", { name: `T ${n}`, template: { html: "" } });
    const where = and(ownedBy({ ...owner, id: user.id }), eq(templates.status, "draft"));
    const { database } = server.ports;
    const page = pageStatement(database, { where, orderBy: orderBy("name"), limit: 2, offset: 9 });
    const { rows } = (await database.execute(sql`explain (analyze, timing off) ${page.getSQL()}`)) as unknown as {
      rows: Record<string, string>[];
    };
    const lines = rows.map((row) => row["QUERY PLAN"] ?? "");
    const loops = ["template_collaborators", "template_categories"].map((table) => {
      const line = lines.find((text) => text.includes(table));
      return Number(/loops=(\d+)/.exec(line ?? "")?.[1]);
    });
    expect(loops).toEqual([2, 2]);
  });

  test.each(["CONTAINS", "STARTS_WITH", "ENDS_WITH"] as const)("%s asks the index of parts of words", async (operation) => {
    const criterion = criterionToSql({ key: "name", value: "autumn", operation }, 0);
    expect(await planOf(criterion, orderBy("name"), true)).toContain("templates_search");
  });
});

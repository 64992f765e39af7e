import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assets } from "../database/schema.js";
import { assetStatement } from "../resources/assets/list-assets.js";
import { testEngines } from "../testing/test-engines.js";
import { explain } from "../testing/test-plans.js";
import { startTestServer, type TestServer, type TestUser, testWorkspaceId } from "../testing/test-server.js";

const many = 10_000;
const few = 50;

describe.each(testEngines)("what a library costs the database on $name", (engine) => {
  let server: TestServer;
  let ann: TestUser;
  let kim: TestUser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    ann = await server.addUser();
    kim = await server.addUser();
    for (const [user, count] of [
      [ann, many],
      [kim, few],
    ] as const)
      await server.ports.database.execute(sql`insert into assets
        (id, workspace_id, owner_id, saved_name, original_name, content_key, mime, size_bytes, width_px, height_px, created_at)
        select gen_random_uuid(), ${testWorkspaceId}, ${user.id}, 'p' || n || '.png', 'Lamp ' || n || '.png', 'key ' || n, 'image/png',
          1000 + (n * 7919) % 100000, 600, 400, timestamptz '2026-01-01' + ((n * 104729) % 500000) * interval '1 second'
        from generate_series(1, ${count}) as n`);
    await server.ports.database.execute(sql`analyze assets`);
  }, 120_000);
  afterAll(() => server?.close());

  const cost = (user: TestUser, query: Parameters<typeof assetStatement>[2]) => {
    const own = and(eq(assets.workspaceId, testWorkspaceId), eq(assets.ownerId, user.id), isNull(assets.templateId));
    return explain(server.ports.database, assetStatement(server.ports.database, own, query).getSQL());
  };

  test.each(["newest", "largest"] as const)("the first page of ten thousand, %s first, is read by an index", async (sort) => {
    const [long, short] = [await cost(ann, { sort, limit: few }), await cost(kim, { sort, limit: few })];
    // An entry may lie on a page of its own; the whole table has many times as many.
    expect(long.pages).toBeLessThan(short.pages + few + 20);
  });

  test("a page in the middle costs no more than the first", async () => {
    const rows = await assetStatement(server.ports.database, eq(assets.ownerId, ann.id), { sort: "newest", limit: many / 2 });
    const last = rows.at(-1);
    const after = Buffer.from(JSON.stringify([last?.createdAt.toISOString(), last?.id])).toString("base64url");
    const [first, middle] = [await cost(ann, { sort: "newest", limit: few }), await cost(ann, { sort: "newest", limit: few, after })];
    expect(middle.pages).toBeLessThan(first.pages + few + 20);
  });
});

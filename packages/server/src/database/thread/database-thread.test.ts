import { rmSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDataDir, preparedDataDir } from "../../testing/test-engines.js";
import { testIsolateFile } from "../../testing/test-isolates.js";
import { type OpenDatabase, openEmbeddedDatabase } from "../open-database.js";
import { workspaces } from "../schema.js";
import { sqlState, uniqueViolation } from "../sql-state.js";
import { openDatabaseThread } from "./database-thread.js";

const createdAt = new Date("2026-11-21T12:00:00.123Z");
const workspace = (id: string) => ({ id, name: id, createdAt });

describe("the embedded database in its thread", () => {
  let directory = "";
  let opened: OpenDatabase;
  beforeAll(async () => {
    directory = freshDataDir(await preparedDataDir());
    opened = await openEmbeddedDatabase(directory, await testIsolateFile("database-thread"));
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const idsLike = async (start: string) => {
    const rows = await opened.database
      .select()
      .from(workspaces)
      .where(sql`${workspaces.id} like ${`${start}%`}`)
      .orderBy(workspaces.id);
    return rows.map(({ id }) => id);
  };

  test("what takes it long keeps this thread from nothing", async () => {
    const order: string[] = [];
    const long = opened.database.execute(sql`select count(*) from generate_series(1, 1000000)`).then(() => order.push("answer"));
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push("another");
    await long;
    expect(order).toEqual(["another", "answer"]);
  });

  test("values come back as they were stored", async () => {
    await opened.database.insert(workspaces).values(workspace("values"));
    const [row] = await opened.database.select().from(workspaces).where(eq(workspaces.id, "values"));
    expect(row).toMatchObject(workspace("values"));
    const { rows } = (await opened.database.execute(sql`
      select ${'{"b": [1, null], "a": "ü"}'}::json as json, null::jsonb as none, array['x', 'y'] as list, 7::bigint as number, true as yes
    `)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ json: { b: [1, null], a: "ü" }, none: null, list: ["x", "y"], number: 7, yes: true }]);
  });

  test("a transaction that fails leaves nothing, and nobody else's statement is in it", async () => {
    let failed: () => void = () => {};
    const mayFail = new Promise<void>((resolve) => {
      failed = resolve;
    });
    const failing = opened.database.transaction(async (tx) => {
      await tx.insert(workspaces).values(workspace("turn-a"));
      await mayFail;
      throw new Error("no");
    });
    const alone = opened.database.insert(workspaces).values(workspace("turn-b"));
    const other = opened.database.transaction((tx) => tx.insert(workspaces).values(workspace("turn-c")));
    failed();
    await expect(failing).rejects.toThrow("no");
    await Promise.all([alone, other]);
    expect(await idsLike("turn-")).toEqual(["turn-b", "turn-c"]);
  });

  test("a failed statement says which rule it broke, and what follows goes on", async () => {
    const twice = () => opened.database.insert(workspaces).values(workspace("twice"));
    await twice();
    const error: unknown = await twice().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect([sqlState(error), error instanceof Error && error.cause]).toMatchObject([uniqueViolation, { constraint: "workspaces_pkey" }]);
    expect(await idsLike("twice")).toEqual(["twice"]);
  });

  test("a transaction whose failed statement was ignored is not taken for stored", async () => {
    const work = opened.database.transaction(async (tx) => {
      await tx.insert(workspaces).values(workspace("ignored"));
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow("failed before");
    expect(await idsLike("ignored")).toEqual([]);
  });

  test("a part of a transaction is taken back alone", async () => {
    await opened.database.transaction(async (tx) => {
      await tx.insert(workspaces).values(workspace("part-a"));
      const part = tx.transaction(async (inner) => {
        await inner.insert(workspaces).values(workspace("part-b"));
        throw new Error("no");
      });
      await expect(part).rejects.toThrow("no");
    });
    expect(await idsLike("part-")).toEqual(["part-a"]);
  });

  test("forty transactions at once are done one after the other, each whole", async () => {
    await opened.database.insert(workspaces).values({ ...workspace("count"), name: "0" });
    const add = () =>
      opened.database.transaction(async (tx) => {
        const [row] = await tx.select().from(workspaces).where(eq(workspaces.id, "count"));
        await tx
          .update(workspaces)
          .set({ name: String(Number(row?.name) + 1) })
          .where(eq(workspaces.id, "count"));
      });
    await Promise.all(Array.from({ length: 40 }, add));
    const [row] = await opened.database.select().from(workspaces).where(eq(workspaces.id, "count"));
    expect(row?.name).toBe("40");
  });
});

test("what is notified is heard until it is no longer listened for, and a closed database says that it is", async () => {
  const directory = freshDataDir(await preparedDataDir());
  const thread = await openDatabaseThread(`${directory}/database`, await testIsolateFile("database-thread"));
  const heard: string[] = [];
  const stop = await thread.listen("Saved templates", (payload) => heard.push(payload));
  const notify = (payload: string) => thread.query("select pg_notify($1, $2)", ["Saved templates", payload]);
  await thread.transaction(async (tx) => {
    await tx.query("select pg_notify($1, $2)", ["Saved templates", "one"]);
    expect(heard).toEqual([]);
  });
  await notify("two");
  await expect.poll(() => heard).toEqual(["one", "two"]);
  await stop();
  await notify("three");
  await thread.query("select 1");
  expect(heard).toEqual(["one", "two"]);
  await thread.close();
  await expect(thread.query("select 1")).rejects.toThrow("closed");
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

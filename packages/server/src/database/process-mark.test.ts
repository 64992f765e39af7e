import { expect, test } from "vitest";
import { hasTestPostgres, testEngines } from "../testing/test-engines.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { openPostgres } from "./open-database.js";

test("of an embedded database every process but this one has ended", async () => {
  const [engine] = testEngines;
  const opened = await engine?.open();
  const { own, isGone } = opened?.processMark ?? { own: 0, isGone: async () => false };
  expect([await isGone(own), await isGone(own + 1)]).toEqual([false, true]);
  await opened?.close();
});

test.runIf(hasTestPostgres)("of processes on one PostgreSQL each is there for the others until it ends", async () => {
  const { url, drop } = await createMigratedDatabase();
  const [one, other] = [await openPostgres(url), await openPostgres(url)];
  expect(await one.processMark.isGone(one.processMark.own)).toBe(false);
  await other.processMark.hold();
  expect(await one.processMark.isGone(other.processMark.own)).toBe(false);
  await other.close();
  await expect.poll(() => one.processMark.isGone(other.processMark.own)).toBe(true);
  await one.close();
  await drop();
});

import { expect, test, vi } from "vitest";
import { hasTestPostgres } from "../testing/test-engines.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { followDatabaseClock } from "./database-clock.js";
import { openPostgres } from "./open-database.js";

const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

test.runIf(hasTestPostgres)("a machine whose clock is wrong, or is set, has the time of the database", async () => {
  const created = await createMigratedDatabase();
  const opened = await openPostgres(created.url);
  const trueNow = Date.now;
  const clock = await followDatabaseClock(opened.database);
  for (const aheadMs of [hourMs, -hourMs]) {
    vi.spyOn(Date, "now").mockImplementation(() => trueNow() + aheadMs);
    expect(Math.abs(clock.now().getTime() - trueNow())).toBeLessThan(minuteMs);
  }
  vi.restoreAllMocks();
  clock.stop();
  await opened.close();
  await created.drop();
});

import { and, eq, sql } from "drizzle-orm";
import { generatedCounts } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { keepWithin } from "./keep-within.js";

/** What services make for people, and what is paid for each. */
type Made = "generated" | "screenshots";

const columns = { generated: "pictures", screenshots: "screenshots" } as const;

/** Counts what is to be made before it is, and refuses what is above the budget of the day. Answers how to give back what was not made after all. */
export async function takeBudget(ports: Ports, user: SignedInUser, made: Made, wanted: number): Promise<(unmade: number) => Promise<void>> {
  const day = ports.clock.now().toISOString().slice(0, 10);
  const column = columns[made];
  const row = { userId: user.id, workspaceId: user.workspaceId, day, pictures: 0, [column]: wanted };
  await ports.database.transaction(async (tx) => {
    await tx
      .insert(generatedCounts)
      .values(row)
      .onConflictDoUpdate({
        target: [generatedCounts.userId, generatedCounts.day],
        set: { [column]: sql`${generatedCounts[column]} + ${wanted}` },
      });
    await keepWithin(tx, ports, user, { [made]: wanted });
  });
  return async (unmade) => {
    if (unmade === 0) return;
    await ports.database
      .update(generatedCounts)
      .set({ [column]: sql`${generatedCounts[column]} - ${unmade}` })
      .where(and(eq(generatedCounts.userId, user.id), eq(generatedCounts.day, day)));
  };
}

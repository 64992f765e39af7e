import { and, eq, sql } from "drizzle-orm";
import { generatedCounts } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { keepWithin } from "../quotas/keep-within.js";

/** Counts pictures before they are made, and refuses those above the budget of the day. Answers how to give back what was not made after all. */
export async function takeBudget(ports: Ports, user: SignedInUser, pictures: number): Promise<(unmade: number) => Promise<void>> {
  const day = ports.clock.now().toISOString().slice(0, 10);
  const row = { userId: user.id, workspaceId: user.workspaceId, day, pictures };
  await ports.database.transaction(async (tx) => {
    await tx
      .insert(generatedCounts)
      .values(row)
      .onConflictDoUpdate({
        target: [generatedCounts.userId, generatedCounts.day],
        set: { pictures: sql`${generatedCounts.pictures} + ${pictures}` },
      });
    await keepWithin(tx, ports, user, { generated: pictures });
  });
  return async (unmade) => {
    if (unmade === 0) return;
    await ports.database
      .update(generatedCounts)
      .set({ pictures: sql`${generatedCounts.pictures} - ${unmade}` })
      .where(and(eq(generatedCounts.userId, user.id), eq(generatedCounts.day, day)));
  };
}

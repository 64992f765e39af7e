import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "../../base/refusal.js";
import { mailCounts } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { keepRecipientsQuiet } from "./keep-recipients-quiet.js";
import { keepWithin } from "./keep-within.js";

/**
 * Counts mails before they leave, one for each recipient, and refuses those above the limit of the day. They are given back where it turns
 * out at once that they do not leave; one that may have left counts.
 */
export async function orderMail<T>(ports: Ports, user: SignedInUser, to: readonly string[], order: () => Promise<T>): Promise<T> {
  const giveBack = await takeMails(ports, user, to.length);
  try {
    await keepRecipientsQuiet(ports, to);
    return await order();
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "mail-uncertain")) await giveBack();
    throw error;
  }
}

async function takeMails(ports: Ports, user: SignedInUser, mails: number): Promise<() => Promise<void>> {
  const day = ports.clock.now().toISOString().slice(0, 10);
  const row = { userId: user.id, workspaceId: user.workspaceId, day, mails };
  await ports.database.transaction(async (tx) => {
    await tx
      .insert(mailCounts)
      .values(row)
      .onConflictDoUpdate({ target: [mailCounts.userId, mailCounts.day], set: { mails: sql`${mailCounts.mails} + ${mails}` } });
    await keepWithin(tx, ports, user, { mails });
  });
  return async () => {
    await ports.database
      .update(mailCounts)
      .set({ mails: sql`${mailCounts.mails} - ${mails}` })
      .where(and(eq(mailCounts.userId, user.id), eq(mailCounts.day, day)));
  };
}

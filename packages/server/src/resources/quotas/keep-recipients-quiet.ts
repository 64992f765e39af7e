import { createHash } from "node:crypto";
import { refuse } from "../../base/refusal.js";
import { addCalls, windowEnd } from "../../database/call-windows.js";
import type { Ports } from "../../ports/ports.js";

/** Nobody's mailbox is filled from here, however many people send. */
const mailsMax = 20;
const windowMs = 60 * 60 * 1000;

/** Refuses mails to an address that had many within the hour, whoever sent them. Addresses are kept as hashes. */
export async function keepRecipientsQuiet({ database, clock, limitsRecipients }: Ports, to: readonly string[]): Promise<void> {
  if (!limitsRecipients) return;
  const now = clock.now();
  const endsAt = windowEnd(now, windowMs);
  const keys = new Set(to.map(recipientKey));
  const counts = await addCalls(
    database,
    [...keys].map((key) => ({ key, endsAt, calls: 1 })),
  );
  if ([...counts.values()].every((count) => count <= mailsMax)) return;
  refuse("too-many-mails", { retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) });
}

/** Under what the mails to an address are counted. */
export const recipientKey = (address: string) => `mail ${createHash("sha256").update(address.trim().toLowerCase()).digest("base64url")}`;

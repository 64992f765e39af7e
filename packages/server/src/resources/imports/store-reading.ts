import { eq } from "drizzle-orm";
import { importResults } from "../../database/schema.js";
import type { EmailReading, ReadEmail } from "../../emails/email-reading.js";
import type { Ports } from "../../ports/ports.js";
import { rankOf } from "./rank.js";
import type { StoredReport } from "./write-import.js";

interface Read {
  id: string;
  title: string;
  /** What was fetched and is not stored yet. */
  source: string | null;
}

/** Keeps what an import made of an email. `told` is what is to be said besides. */
export async function storeReading(
  ports: Ports,
  { id, title, source }: Read,
  reading: EmailReading,
  told: ReadEmail["problems"] = [],
): Promise<void> {
  if (reading.kind === "refused") return refuseResult(ports, id, reading.code);
  const { format, parts, kept, document, html, before, preheader, difference } = reading;
  const report: StoredReport = { format, parts, kept, problems: [...told, ...reading.problems], preheader: preheader.replaceAll("\0", "") };
  await ports.database
    .update(importResults)
    .set({
      ...(source !== null && { source }),
      title,
      state: "read",
      failure: null,
      rank: rankOf("read", difference),
      desktopDifference: difference?.desktop ?? null,
      phoneDifference: difference?.phone ?? null,
      report,
      document,
      html: html.replaceAll("\0", ""),
      before: before.replaceAll("\0", ""),
    })
    .where(eq(importResults.id, id));
}

/** Nothing came of an email, for the reason with this code. */
export async function refuseResult({ database }: Ports, id: string, failure: string): Promise<void> {
  await database
    .update(importResults)
    .set({ state: "refused", failure, rank: rankOf("refused", null) })
    .where(eq(importResults.id, id));
}

import { eq } from "drizzle-orm";
import type { Clock } from "../../base/clock.js";
import type { Database } from "../../database/database.js";
import { mailMessages, mailPieces } from "../../database/schema.js";
import { cutMailText, mailParts } from "./mail-pieces.js";
import type { Mailer, OutgoingMail } from "./mailer.js";

interface InboxMailerParts {
  database: Database;
  clock: Clock;
  from: string;
}

/** Keeps mail in the database instead of sending it; the product's inbox page shows it. The same mail is kept once. */
export function createInboxMailer({ database, clock, from }: InboxMailerParts): Mailer {
  async function keep({ id, workspaceId, userId, templateId, to, subject, html, text, source }: OutgoingMail): Promise<void> {
    const cut = { html: cutMailText(html), text: cutMailText(text), source: cutMailText(Buffer.from(source).toString()) };
    const rest = mailParts.flatMap((part) => cut[part].slice(1).map((content, position) => ({ mailId: id, part, position, content })));
    const first = { html: cut.html[0], text: cut.text[0], source: cut.source[0] };
    const sent = { id, workspaceId, userId, templateId, fromAddress: from, toAddresses: [...to], subject, ...first };
    const kept = await database
      .insert(mailMessages)
      .values({ ...sent, isWhole: rest.length === 0, createdAt: clock.now() })
      .onConflictDoUpdate({ target: mailMessages.id, set: first, setWhere: eq(mailMessages.isWhole, false) })
      .returning({ isWhole: mailMessages.isWhole });
    if (kept.length === 0 || rest.length === 0) return;
    // One after the other and in no transaction: what others ask goes in between.
    await database.delete(mailPieces).where(eq(mailPieces.mailId, id)); // of a try that was cut off
    for (const piece of rest) await database.insert(mailPieces).values(piece);
    await database.update(mailMessages).set({ isWhole: true }).where(eq(mailMessages.id, id));
  }
  return { delivery: "inbox", from, send: keep };
}

import type { Clock } from "../../base/clock.js";
import type { Database } from "../../database/database.js";
import { mailMessages } from "../../database/schema.js";
import type { Mailer } from "./mailer.js";

interface InboxMailerParts {
  database: Database;
  clock: Clock;
  from: string;
}

/** Keeps mail in the database instead of sending it; the product's inbox page shows it. The same mail is kept once. */
export function createInboxMailer({ database, clock, from }: InboxMailerParts): Mailer {
  return {
    delivery: "inbox",
    from,
    send: async ({ id, workspaceId, userId, templateId, to, subject, html, text, source }) => {
      const sent = { id, workspaceId, userId, templateId, fromAddress: from, toAddresses: [...to], subject, html, text };
      await database
        .insert(mailMessages)
        .values({ ...sent, source: Buffer.from(source).toString(), createdAt: clock.now() })
        .onConflictDoNothing();
    },
  };
}

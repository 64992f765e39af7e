import type { Clock } from "../../base/clock.js";
import type { Ids } from "../../base/ids.js";
import type { Database } from "../../database/database.js";
import { mailMessages } from "../../database/schema.js";
import { composeMail } from "./compose.js";
import type { Mailer } from "./mailer.js";

interface InboxMailerParts {
  database: Database;
  clock: Clock;
  ids: Ids;
  from: string;
}

/** Keeps mail in the database instead of sending it; the product's inbox page shows it. */
export function createInboxMailer({ database, clock, ids, from }: InboxMailerParts): Mailer {
  return {
    delivery: "inbox",
    send: async (mail) => {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await transport.sendMail(composeMail(mail, from));
      await database.insert(mailMessages).values({
        id: ids.uuid(),
        workspaceId: mail.workspaceId,
        userId: mail.userId,
        templateId: mail.templateId,
        fromAddress: from,
        toAddresses: [...mail.to],
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        source: message.toString(),
        createdAt: clock.now(),
      });
    },
  };
}

import { escapeText } from "@mailwright/document";
import { and, eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { invitations, users } from "../../database/schema.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import { sendMail } from "../jobs/send-mail.js";
import { writeName } from "../users/session.js";

interface InvitationInput {
  invitationId: string;
  origin: string;
}

/** Mails an invitation, unless it was withdrawn meanwhile. */
export async function mailInvitation(ports: Ports, job: Job): Promise<JobOutcome> {
  const { invitationId, origin } = job.input as InvitationInput;
  const [row] = await ports.database
    .select({ email: invitations.email, firstName: users.firstName, lastName: users.lastName, replyTo: users.email })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(and(eq(invitations.id, invitationId), eq(invitations.workspaceId, job.workspaceId ?? "")));
  if (!row) refuse("not-found");
  const { subject, ...texts } = writeInvitationMail({
    inviter: writeName({ firstName: row.firstName, lastName: row.lastName }),
    email: row.email,
    origin,
  });
  return sendMail(ports, job, { subject, texts, to: [row.email], replyTo: row.replyTo });
}

function writeInvitationMail({ inviter, email, origin }: { inviter: string; email: string; origin: string }) {
  const lines = [
    "Hello,",
    `${inviter} invites you to Mailwright, where your team designs its emails.`,
    `Sign in with your account of ${email}. The invitation is good for two weeks.`,
  ];
  const url = `${origin}/`;
  const paragraphs = lines.map((line) => `<p>${escapeText(line)}</p>`).join("\n");
  const html = `<!doctype html><html lang="en"><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2430">
${paragraphs}
<p><a href="${escapeText(url)}">Open Mailwright</a></p>
</body></html>`;
  return { subject: `${inviter} invites you to Mailwright`, html, text: `${lines.join("\n\n")}\n\n${url}` };
}

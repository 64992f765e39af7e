import { escapeText } from "@mailwright/document";
import { and, eq, isNull } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { templateApprovalAnswers, templateApprovals, users } from "../../database/schema.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import { listReaders } from "../comments/mentions.js";
import { findAsker } from "../jobs/find-asker.js";
import { sendMail } from "../jobs/send-mail.js";
import { requireTemplate } from "../templates/enforce.js";
import { writeName } from "../users/session.js";

interface ApprovalMailInput {
  approvalId: string;
  /** Who is told. */
  toldId: string;
  /** The request, or what the sender answered to it. */
  about: "asked" | "answered";
  origin: string;
}

/** Tells a reviewer that they are asked, or who asked what was answered, unless the request has ended by now, or they may no longer see it. */
export async function mailApproval(ports: Ports, job: Job): Promise<JobOutcome> {
  const { approvalId, toldId, about, origin } = job.input as ApprovalMailInput;
  const user = await findAsker(ports, job);
  const template = await requireTemplate(ports.database, job.templateId ?? "", user, "getApproval");
  const [approval] = await ports.database
    .select()
    .from(templateApprovals)
    .where(and(eq(templateApprovals.id, approvalId), isNull(templateApprovals.endedAt)));
  const told = (await listReaders(ports.database, template)).find(({ id }) => id === toldId);
  const [sender] = await ports.database.select().from(users).where(eq(users.id, user.id));
  if (!approval || !told || !sender) refuse("not-found");
  const said = about === "asked" ? { note: approval.note, words: "asks you to review" } : await findAnswer(ports, approvalId, user.id);
  const { subject, ...texts } = writeApprovalMail({
    senderName: writeName(sender),
    templateName: template.name,
    ...said,
    url: `${origin}/edit/${template.id}`,
  });
  return sendMail(ports, job, { subject, texts, to: [told.email], replyTo: sender.email });
}

async function findAnswer({ database }: Ports, approvalId: string, reviewerId: string) {
  const { replacedAt } = templateApprovalAnswers;
  const isStanding = and(
    eq(templateApprovalAnswers.approvalId, approvalId),
    eq(templateApprovalAnswers.reviewerId, reviewerId),
    isNull(replacedAt),
  );
  const [said] = await database.select().from(templateApprovalAnswers).where(isStanding);
  if (!said?.answer) refuse("not-found");
  return { note: said.note, words: said.answer === "approved" ? "approved" : "asks for changes to" };
}

interface ApprovalWords {
  senderName: string;
  templateName: string;
  words: string;
  note: string;
  url: string;
}

function writeApprovalMail({ senderName, templateName, words, note, url }: ApprovalWords) {
  const subject = `${senderName} ${words} “${templateName}”`;
  const intro = `${senderName} ${words} the email “${templateName}”${note === "" ? "." : ":"}`;
  const quote = `<blockquote style="margin:0;padding-left:12px;border-left:3px solid #2c4bc4;white-space:pre-wrap">${escapeText(note)}</blockquote>`;
  const html = `<!doctype html><html lang="en"><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2430">
<p>${escapeText(intro)}</p>
${note === "" ? "" : quote}
<p><a href="${escapeText(url)}">Open the template</a></p>
</body></html>`;
  return { subject, html, text: [intro, ...(note === "" ? [] : [note]), url].join("\n\n") };
}

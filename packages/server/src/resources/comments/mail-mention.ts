import { escapeText } from "@mailwright/document";
import { eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { comments, users } from "../../database/schema.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import { findAsker } from "../jobs/find-asker.js";
import { sendMail } from "../jobs/send-mail.js";
import { requireTemplate } from "../templates/enforce.js";
import { writeName } from "../users/session.js";
import { listReaders } from "./mentions.js";

interface MentionInput {
  commentId: string;
  mentionedId: string;
  origin: string;
}

/** Tells a person by mail that a comment mentions them, unless it is gone by now, or they may no longer read it. */
export async function mailMention(ports: Ports, job: Job): Promise<JobOutcome> {
  const { commentId, mentionedId, origin } = job.input as MentionInput;
  const user = await findAsker(ports, job);
  const template = await requireTemplate(ports.database, job.templateId ?? "", user, "createComment");
  const [comment] = await ports.database.select().from(comments).where(eq(comments.id, commentId));
  const mentioned = (await listReaders(ports.database, template)).find(({ id }) => id === mentionedId);
  const [author] = await ports.database.select().from(users).where(eq(users.id, user.id));
  if (!comment || comment.deletedAt || !mentioned || !author) refuse("not-found");
  const { subject, ...texts } = writeMentionMail({
    authorName: writeName(author),
    templateName: template.name,
    text: comment.text,
    url: `${origin}/edit/${template.id}`,
  });
  return sendMail(ports, job, { subject, texts, to: [mentioned.email], replyTo: author.email });
}

interface MentionWords {
  authorName: string;
  templateName: string;
  text: string;
  url: string;
}

function writeMentionMail({ authorName, templateName, text, url }: MentionWords) {
  const subject = `${authorName} mentioned you on “${templateName}”`;
  const intro = `${authorName} mentioned you in a comment on the template “${templateName}”:`;
  const html = `<!doctype html><html lang="en"><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2430">
<p>${escapeText(intro)}</p>
<blockquote style="margin:0;padding-left:12px;border-left:3px solid #2c4bc4;white-space:pre-wrap">${escapeText(text)}</blockquote>
<p><a href="${escapeText(url)}">Open the template</a></p>
</body></html>`;
  return { subject, html, text: `${intro}\n\n${text}\n\n${url}` };
}

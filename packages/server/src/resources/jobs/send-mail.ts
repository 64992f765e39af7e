import { refuse } from "../../base/refusal.js";
import { traced } from "../../base/tracer.js";
import type { MailContent } from "../../emails/compose-mail.js";
import { beginEffect, FinalFailure, type Job, type JobOutcome } from "../../jobs/job-queue.js";
import { type Delivery, MailFault } from "../../ports/mailer/mailer.js";
import type { Ports } from "../../ports/ports.js";

interface Mail extends Pick<MailContent, "replyTo" | "subject" | "texts"> {
  to: string[];
}

/** What is told of a mail that was sent. */
export interface SentMail {
  delivery: Delivery;
  to: string[];
}

/**
 * Sends the mail of a job, once. That it begins is written down before the mail server hears of it; a job that is found begun is never
 * sent again by itself, because nobody knows how far it came.
 */
export async function sendMail(ports: Ports, job: Job, mail: Mail): Promise<JobOutcome> {
  const { mailer, emails, tracer } = ports;
  const messageId = `<${job.id}@${domainOf(mailer.from)}>`;
  const { to, subject } = mail;
  const userId = job.userId ?? "";
  const composed = await emails.run("composeMail", { ...mail, from: mailer.from, messageId }, { caller: userId });
  const about = { id: job.id, workspaceId: job.workspaceId ?? "", userId, templateId: job.templateId };
  try {
    const facts = { "mailwright.mail.delivery": mailer.delivery, "mailwright.mail.recipients": to.length };
    await traced(tracer, "mail", { kind: "client", facts }, () =>
      mailer.send({ ...about, to, subject, ...composed }, () => beginEffect(ports, job)),
    );
  } catch (cause) {
    if (!(cause instanceof MailFault)) throw cause;
    if (cause.outcome === "unknown") throw new FinalFailure("mail-uncertain", { cause, isUncertain: true });
    if (cause.outcome === "never") throw new FinalFailure("mail-not-sent", { cause });
    refuse("mail-not-sent", { cause });
  }
  const value: SentMail = { delivery: mailer.delivery, to };
  return { value };
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

import { checkRecipients, isEmailAddress } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { findAsker } from "../jobs/find-asker.js";
import { sendMail } from "../jobs/send-mail.js";
import { orderMail } from "../quotas/take-mails.js";
import { requireTemplate } from "./enforce.js";
import { findBodyText } from "./repository.js";

interface TestMail {
  to: string[];
  from?: string;
  jobId?: string | undefined;
  /** Where this server's pictures are for whoever opens the mail. */
  origin: string;
}

/** Has the template mailed as it is stored, to up to three addresses. */
export async function sendTestMail(ports: Ports, user: SignedInUser, id: string, { to, from, jobId, origin }: TestMail): Promise<Job> {
  const recipients = to.map((address) => address.trim());
  checkAddresses(recipients, from);
  await requireTemplate(ports.database, id, user, "sendTestMail");
  const input: TestMailInput = { to: recipients, replyTo: from ?? null, origin };
  return orderMail(ports, user, recipients, () =>
    orderJob(ports, { id: jobId, kind: "test-mail", user, templateId: id, input }, mailTemplate),
  );
}

export interface TestMailInput {
  to: string[];
  replyTo: string | null;
  origin: string;
}

/** Mails the template as it is stored now. */
export async function mailTemplate(ports: Ports, job: Job): Promise<JobOutcome> {
  const { to, replyTo, origin } = job.input as TestMailInput;
  const user = await findAsker(ports, job);
  const template = await requireTemplate(ports.database, job.templateId ?? "", user, "sendTestMail");
  const texts = { ...(await findBodyText(ports.database, template.id)), origin };
  const outcome = await sendMail(ports, job, { to, replyTo, subject: template.name, texts });
  await recordActivity(ports.database, ports, { templateId: template.id, kind: "test-mail", by: user });
  return outcome;
}

function checkAddresses(to: string[], from: string | undefined): void {
  const fault = checkRecipients(to);
  const fields = [
    ...(fault === null ? [] : [{ field: "to", code: fault }]),
    ...(from === undefined || isEmailAddress(from) ? [] : [{ field: "from", code: "invalid" }]),
  ];
  if (fields.length > 0) refuse("invalid-request", { fields });
}

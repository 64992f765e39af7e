import { and, eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { users } from "../../database/schema.js";
import type { Job, JobOutcome } from "../../jobs/job-queue.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findAsker } from "../jobs/find-asker.js";
import { sendMail } from "../jobs/send-mail.js";
import { orderMail } from "../quotas/take-mails.js";
import { requireTemplate } from "../templates/enforce.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";
import { writeUnlockMail } from "./unlock-mail.js";

interface UnlockRequest {
  templateId: string;
  collaboratorId: string;
  origin: string;
}

/** Has the current editor told by mail that somebody waits for the template. */
export async function requestUnlock(
  ports: Ports,
  user: SignedInUser,
  { templateId, collaboratorId, origin }: UnlockRequest,
): Promise<void> {
  await requireHeld(ports, user, templateId, collaboratorId);
  const order = { kind: "unlock-mail", user, templateId, input: { collaboratorId, origin } } as const;
  const { email } = await findUser(ports, user.workspaceId, collaboratorId);
  await orderMail(ports, user, [email], () => orderJob(ports, order, mailUnlockRequest));
}

async function requireHeld({ database }: Ports, user: SignedInUser, templateId: string, collaboratorId: string): Promise<StoredTemplate> {
  const template = await requireTemplate(database, templateId, user, "requestUnlock");
  if (template.collaboratorId !== collaboratorId) refuse("template-not-locked");
  return template;
}

/** Mails the person who has the template locked, unless somebody else has it by now. */
export async function mailUnlockRequest(ports: Ports, job: Job): Promise<JobOutcome> {
  const { collaboratorId, origin } = job.input as Omit<UnlockRequest, "templateId">;
  const user = await findAsker(ports, job);
  const template = await requireHeld(ports, user, job.templateId ?? "", collaboratorId);
  const [editor, asker] = await Promise.all([
    findUser(ports, user.workspaceId, collaboratorId),
    findUser(ports, user.workspaceId, user.id),
  ]);
  const { subject, ...texts } = writeUnlockMail({
    editorName: editor.firstName,
    askerName: writeName(asker),
    templateName: template.name,
    url: `${origin}/edit/${template.id}`,
  });
  return sendMail(ports, job, { subject, texts, to: [editor.email], replyTo: asker.email });
}

async function findUser({ database }: Ports, workspaceId: string, id: string) {
  const [row] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.workspaceId, workspaceId)));
  return row ?? refuse("not-found");
}

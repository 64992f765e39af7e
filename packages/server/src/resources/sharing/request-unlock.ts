import { and, eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { takeMails } from "../quotas/take-mails.js";
import { requireTemplate } from "../templates/enforce.js";
import { writeName } from "../users/session.js";
import { writeUnlockMail } from "./unlock-mail.js";

interface UnlockRequest {
  templateId: string;
  collaboratorId: string;
  origin: string;
}

/** Mails the current editor that somebody waits for the template. */
export async function requestUnlock(
  ports: Ports,
  user: SignedInUser,
  { templateId, collaboratorId, origin }: UnlockRequest,
): Promise<void> {
  const template = await requireTemplate(ports.database, templateId, user, "requestUnlock");
  if (template.collaboratorId !== collaboratorId) refuse("template-not-locked");
  const [editor, asker] = await Promise.all([
    findUser(ports, user.workspaceId, collaboratorId),
    findUser(ports, user.workspaceId, user.id),
  ]);
  const words = writeUnlockMail({
    editorName: editor.firstName,
    askerName: writeName(asker),
    templateName: template.name,
    url: `${origin}/edit/${templateId}`,
  });
  const mail = { ...words, workspaceId: user.workspaceId, userId: user.id, templateId, to: [editor.email], replyTo: asker.email };
  const giveBack = await takeMails(ports, user, 1);
  await ports.mailer.send(mail).catch(async (cause: unknown) => {
    await giveBack();
    refuse("mail-not-sent", { cause });
  });
}

async function findUser({ database }: Ports, workspaceId: string, id: string) {
  const [row] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.workspaceId, workspaceId)));
  return row ?? refuse("not-found");
}

import { checkRecipients, isEmailAddress } from "@mailwright/contract";
import { completeOwnAddresses } from "@mailwright/document";
import { refuse } from "../../base/refusal.js";
import type { Delivery } from "../../ports/mailer/mailer.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { takeMails } from "../quotas/take-mails.js";
import { requireTemplate } from "./enforce.js";
import { findBody } from "./repository.js";

interface TestMail {
  to: string[];
  from?: string;
  /** Where this server's pictures are for whoever opens the mail. */
  origin: string;
}

/** Mails the template as it is stored to up to three addresses. */
export async function sendTestMail(
  ports: Ports,
  user: SignedInUser,
  id: string,
  { to, from, origin }: TestMail,
): Promise<{ delivery: Delivery; to: string[] }> {
  const recipients = to.map((address) => address.trim());
  checkAddresses(recipients, from);
  const template = await requireTemplate(ports.database, id, user, "sendTestMail");
  const { html, components } = await findBody(ports.database, id);
  const mail = {
    workspaceId: user.workspaceId,
    userId: user.id,
    templateId: id,
    to: recipients,
    replyTo: from ?? null,
    subject: template.name,
    html: completeOwnAddresses(html, origin),
    text: await ports.emails.run("writeText", { html, components }, { caller: user.id }),
  };
  const giveBack = await takeMails(ports, user, recipients.length);
  await ports.mailer.send(mail).catch(async (cause: unknown) => {
    await giveBack();
    refuse("mail-not-sent", { cause });
  });
  return { delivery: ports.mailer.delivery, to: recipients };
}

function checkAddresses(to: string[], from: string | undefined): void {
  const fault = checkRecipients(to);
  const fields = [
    ...(fault === null ? [] : [{ field: "to", code: fault }]),
    ...(from === undefined || isEmailAddress(from) ? [] : [{ field: "from", code: "invalid" }]),
  ];
  if (fields.length > 0) refuse("invalid-request", { fields });
}

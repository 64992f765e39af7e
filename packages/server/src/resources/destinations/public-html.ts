import type { MailContent } from "@mailwright/destinations";
import { eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templates } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { isSame, sign } from "../../security/secrets.js";
import { writeContent } from "./write-content.js";

const hourMs = 60 * 60 * 1000;

type Template = Pick<typeof templates.$inferSelect, "id" | "accessEpoch">;

/** The last part of an address at which a service fetches an email. Nobody can guess it; it ends within the hour, and when the template takes its addresses back. */
export function signHtml({ secrets, clock }: Ports, provider: string, { id, accessEpoch }: Template): string {
  const said = `${provider}.${id}.${(clock.now().getTime() + hourMs).toString(36)}`;
  return `${said}.${sign(secrets.pageKey, `export.${said}.${accessEpoch}`)}`;
}

/** The email behind such an address, as the service was to have it. */
export async function readSignedHtml(ports: Ports, signed: string, origin: string): Promise<MailContent> {
  const [provider = "", id = "", expires = "", signature = ""] = signed.split(".");
  const isOver = !(Number.parseInt(expires, 36) > ports.clock.now().getTime());
  const [template] = isOver || !isUuid(id) ? [] : await ports.database.select().from(templates).where(eq(templates.id, id));
  if (!template || template.status === "deleted") refuse("not-found");
  const wanted = sign(ports.secrets.pageKey, `export.${provider}.${id}.${expires}.${template.accessEpoch}`);
  if (!isSame(signature, wanted)) refuse("not-found");
  return writeContent(ports, template, { provider, origin, caller: "" });
}

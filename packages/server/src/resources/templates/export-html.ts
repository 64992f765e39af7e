import { completeOwnAddresses } from "@mailwright/document";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireTemplate } from "./enforce.js";
import { findHtml } from "./repository.js";
import { writeDisposition } from "./write-disposition.js";

/** The compiled email as it was saved, and what to call the file. */
export async function exportHtml(
  { database }: Ports,
  user: SignedInUser,
  id: string,
  origin: string,
): Promise<{ html: string; disposition: string }> {
  const template = await requireTemplate(database, id, user, "exportHtml");
  const html = await findHtml(database, id);
  return { html: completeOwnAddresses(html, origin), disposition: writeDisposition(template.name, "html") };
}

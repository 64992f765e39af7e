import { refuse } from "../../base/refusal.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireTemplate } from "./enforce.js";
import { findBody, findHtml } from "./repository.js";
import type { StoredTemplate } from "./stored-template.js";
import { writeDisposition } from "./write-disposition.js";

/** The compiled email as it was saved, or written anew so that it can be edited after an import; and what to call the file. */
export async function exportHtml(
  ports: Ports,
  user: SignedInUser,
  id: string,
  { origin, isEditable }: { origin: string; isEditable: boolean },
): Promise<{ html: string; disposition: string }> {
  const template = await requireTemplate(ports.database, id, user, "exportHtml");
  const html = isEditable ? await writeEditable(ports, user, template) : await findHtml(ports.database, id);
  const file = await ports.emails.run("writeHtmlFile", { html, origin }, { caller: user.id });
  return { html: file, disposition: writeDisposition(template.name, "html") };
}

async function writeEditable(ports: Ports, user: SignedInUser, { id, name, preHeader }: StoredTemplate): Promise<string> {
  const body = await findBody(ports.database, id);
  const email = { name, preHeader, components: body.components, likes: [body], isEditable: true };
  return (await ports.emails.run("compileEmail", email, { caller: user.id })) ?? refuse("not-compilable");
}

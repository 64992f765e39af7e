import { type components, templatePreHeaderMaxLength } from "@mailwright/contract";
import { and, eq } from "drizzle-orm";
import { Refusal, refuse } from "../../base/refusal.js";
import { importResults } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { checkCategories } from "../templates/check-settings.js";
import { createTemplateIn } from "../templates/create-template.js";
import type { StoredReport } from "./write-import.js";

type Schemas = components["schemas"];
type Acceptance = Schemas["ImportAcceptance"];

/** Makes a template of each of these results. One that has become a template already stays that. */
export async function acceptResults(
  ports: Ports,
  user: SignedInUser,
  importId: string,
  { ids, categories = [] }: Acceptance,
): Promise<Schemas["ImportAccepted"]> {
  await checkCategories(ports.database, categories, user.workspaceId);
  const answer: Schemas["ImportAccepted"] = { accepted: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      answer.accepted.push({ id, templateId: await acceptOne(ports, user, { importId, id }, categories) });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      answer.refused.push({ id, code: error.code });
    }
  }
  return answer;
}

interface Named {
  importId: string;
  id: string;
}

/** The row is locked meanwhile: of two who accept the same, the second finds the template of the first. */
function acceptOne(ports: Ports, user: SignedInUser, { importId, id }: Named, categories: Acceptance["categories"]): Promise<string> {
  return ports.database.transaction(async (tx) => {
    const one = and(eq(importResults.id, id), eq(importResults.importId, importId));
    const [row] = await tx.select().from(importResults).where(one).for("update");
    if (!row) refuse("not-found");
    if (row.templateId !== null) return row.templateId;
    if (row.state !== "read" || row.html === null) refuse("result-not-read");
    const template = { html: row.html, css: "", components: row.document };
    const { preheader = "" } = row.report as StoredReport;
    const preHeader = Array.from(preheader).slice(0, templatePreHeaderMaxLength).join("");
    const made = await createTemplateIn(tx, ports, user, { name: row.title, preHeader, template, categories: categories ?? [] });
    await tx.update(importResults).set({ templateId: made.id }).where(one);
    return made.id;
  });
}

import type { components } from "@mailwright/contract";
import type { Choices, ContentProblem } from "@mailwright/destinations";
import { Refusal } from "../../base/refusal.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findSent } from "../destinations/export-record.js";
import { isPublicUrl } from "../destinations/offered.js";
import { readEmail } from "../destinations/write-content.js";
import { requireTemplate } from "../templates/enforce.js";

type Outlook = components["schemas"]["SendOutlook"];

interface Looking {
  provider: string;
  choices: Choices | undefined;
  origin: string;
}

/** What is to be known of a template before it goes to a destination. */
export async function lookBefore(ports: Ports, user: SignedInUser, templateId: string, way: Looking): Promise<Outlook> {
  try {
    const template = await requireTemplate(ports.database, templateId, user, "exportToDestination");
    const email = { ...(await readEmail(ports, template, way)), isReached: isPublicUrl(ports.sending.publicUrl) };
    const caller = { caller: user.id };
    const { untranslated, problems, unreached } = await ports.emails.run("lookAtExport", email, caller);
    const { name, preHeader } = template;
    const errors = await ports.emails.run("findErrors", { name, preHeader, documentJson: email.documentJson }, caller);
    const told = { untranslated: [...untranslated], problems: problems.map(writeProblem), unreached: [...unreached] };
    const wasSent = (await findSent(ports, { provider: way.provider, templateId })) !== undefined;
    return { templateId, refusal: null, wasSent, ...told, errors };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { templateId, refusal: error.code, wasSent: false, untranslated: [], problems: [], unreached: [], errors: [] };
  }
}

const writeProblem = ({ values, ...problem }: ContentProblem): Outlook["problems"][number] => ({
  ...problem,
  ...(values && { values: { ...values } }),
});

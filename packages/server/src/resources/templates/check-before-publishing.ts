import { refusalOf, type TemplateKind, type TemplateStatus } from "@mailwright/contract";
import { Refusal } from "../../base/refusal.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findBodyText, findTemplate } from "./repository.js";
import { toPolicyTemplate } from "./stored-template.js";

const named = 3;

/** What the checks say of the version of a template that they looked at. */
export interface CheckedVersion {
  version: number;
  refusal: Refusal | null;
}

export const mustCheck = ({ checksPublishing }: Ports, status: TemplateStatus, kind: TemplateKind) =>
  checksPublishing && status === "published" && kind === "user";

/**
 * Looks a template over before it is published; null where the user may not publish it. Outside of any transaction: it takes its time, and a
 * transaction keeps others waiting.
 */
export async function checkBeforePublishing(ports: Ports, user: SignedInUser, id: string): Promise<CheckedVersion | null> {
  const template = await findTemplate(ports.database, { id, kind: "user", workspaceId: user.workspaceId });
  if (template === null || refusalOf("moveTemplate", toPolicyTemplate(template, user), user, { status: "published" }) !== null) return null;
  const { name, preHeader, version } = template;
  const { documentJson } = await findBodyText(ports.database, id);
  const errors = await ports.emails.run("findErrors", { name, preHeader, documentJson }, { caller: user.id });
  if (errors.length === 0) return { version, refusal: null };
  const more = errors.length > named ? ` And ${errors.length - named} more.` : "";
  const words = `The checks found errors in this email. ${errors.slice(0, named).join(" ")}${more}`;
  return { version, refusal: new Refusal("checks-failed", words) };
}

import { type BlockFault, blockRightsOf, locksHold, type TemplateChange, type TemplateKind } from "@mailwright/contract";
import { findLockedBlocks } from "@mailwright/document";
import { refuse } from "../../base/refusal.js";
import { writeJson } from "../../database/schema/columns.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findBody, findTemplate } from "./repository.js";
import { type BodyRow, type StoredTemplate, toPolicyTemplate } from "./stored-template.js";

interface Save {
  id: string;
  change: TemplateChange;
  kind: TemplateKind;
}

/** What was looked at before a save, outside of its transaction: to compile takes a while, and a transaction keeps others waiting. */
export interface LookedAt {
  version: number;
  /** The email that is stored in place of the one that was sent; null where that may stand. */
  html: string | null;
}

/**
 * Locks and plans are held by comparing documents, and the email that is sent along could say anything else. From a person for whom they hold, it is
 * taken only where it is what the document compiles to; otherwise this server's own is stored. Null where nobody has to look.
 */
export async function findOwnHtml(ports: Ports, user: SignedInUser, { id, change, kind }: Save): Promise<LookedAt | null> {
  const { html, components } = change.template ?? {};
  // Without a document it is a host's that keeps none; where locks hold such a save is refused.
  if (html === undefined || typeof components !== "object" || components === null) return null;
  const template = await findTemplate(ports.database, { id, kind, workspaceId: user.workspaceId });
  if (template === null) return null;
  const stored = await findBody(ports.database, id);
  const { version } = template;
  if (!mustLook(user, template, stored, { html, components })) return { version, html: null };
  const { name = template.name, preHeader = template.preHeader } = change;
  const likes = [stored, { html, components }];
  const own = await ports.emails.run("compileEmail", { name, preHeader, components, likes }, { caller: user.id });
  if (own !== null) return { version, html: isSame(html, own, stored.html) ? null : own };
  // A host's own blocks, or rules in a language of its own, which only its editor compiles: taken as sent where the template has some, and nobody for whom locks hold brings in the first.
  const before = { name: template.name, preHeader: template.preHeader, components: stored.components, likes: [stored] };
  const isOwn = (await ports.emails.run("compileEmail", before, { caller: user.id })) !== null;
  if (isOwn) refuse("block-locked", { blocks: findLockedBlocks(stored.components).slice(0, namedMax).map(writeFault) });
  return { version, html: null };
}

const namedMax = 100;
const writeFault = (blockId: string): BlockFault => ({
  blockId,
  code: "locked-content",
  message: "This block is locked, and the email holds blocks or rules that this server cannot compile.",
});

function mustLook(user: SignedInUser, template: StoredTemplate, stored: BodyRow, sent: { html: string; components: object }): boolean {
  if (sent.html === stored.html) return false;
  if (locksHold(toPolicyTemplate(template, user), user) && findLockedBlocks(stored.components).length > 0) return true;
  const mayWriteCode = blockRightsOf({ entitlements: user.entitlements, subscriptionPlan: user.plan }).includes("customCode");
  return !mayWriteCode && writeJson(sent.components) === writeJson(stored.components);
}

/** The style sheets of web fonts that a host offers: this server does not know of them, and whoever could save before has brought them in. */
const fontLinks = /<!--\[if !mso\]><!-->\s*<link href="[^"]*" rel="stylesheet"[\s\S]*?<!--<!\[endif\]-->\s*/;

function isSame(sent: string, own: string, stored: string): boolean {
  if (sent === own) return true;
  const [fonts] = fontLinks.exec(stored) ?? [];
  return fonts !== undefined && sent.replace(fonts, "") === own;
}

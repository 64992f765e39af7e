import type { ShareLinkDays } from "@mailwright/contract";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { shareLinks, templates, users } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { type SignedInUser, teamsOfUser } from "../../security/authenticate.js";
import { hashSecret } from "../../security/secrets.js";
import { recordActivity } from "../activity/record-activity.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { requireTemplate } from "../templates/enforce.js";
import { holdTemplate } from "../templates/hold-template.js";
import type { StoredTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";

const dayMs = 24 * 60 * 60 * 1000;

interface LinkWish {
  days: ShareLinkDays;
  mayComment?: boolean;
  passwordHash?: string | null;
}

/** A new address for people without an account. Its secret is in the answer and nowhere else. */
export async function createShareLink(ports: Ports, template: StoredTemplate, makerId: string, wish: LinkWish) {
  const { database, ids, clock } = ports;
  const { days, mayComment = false, passwordHash = null } = wish;
  const secret = ids.secret();
  const createdAt = clock.now();
  const row = {
    id: ids.uuid(),
    templateId: template.id,
    makerId,
    secretHash: hashSecret(secret),
    epoch: template.accessEpoch,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * dayMs),
    revokedAt: null,
    uses: 0,
    lastUsedAt: null,
    mayComment,
    passwordHash,
  };
  await database.transaction(async (tx) => {
    await tx.insert(shareLinks).values(row);
    const about = mayComment ? "review" : "view";
    await recordActivity(tx, ports, { templateId: template.id, kind: "link-created", by: { id: makerId }, about });
  });
  return { id: row.id, secret, expiresAt: row.expiresAt };
}

const newestFirst = listOrder("down", { column: shareLinks.createdAt, kind: "moment" }, { column: shareLinks.id, kind: "id" });

/** Those that still work and that this user may end, newest first. */
export async function listShareLinks({ database, clock }: Ports, template: StoredTemplate, user: SignedInUser, after?: string) {
  const works = and(eq(shareLinks.epoch, template.accessEpoch), gt(shareLinks.expiresAt, clock.now()), isNull(users.deactivatedAt));
  const rows = await database
    .select({ link: shareLinks, firstName: users.firstName, lastName: users.lastName })
    .from(shareLinks)
    .innerJoin(users, eq(users.id, shareLinks.makerId))
    .where(and(inReach(template, user), works, newestFirst.after(after)))
    .orderBy(...newestFirst.orderBy)
    .limit(listRowsMax);
  const write = ({ link, ...name }: (typeof rows)[number]) => ({
    id: link.id,
    makerId: link.makerId,
    makerName: writeName(name),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    uses: link.uses,
    lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
    mayComment: link.mayComment,
    hasPassword: link.passwordHash !== null,
  });
  return answerList(rows, { write, keyOf: ({ link }) => [link.createdAt, link.id] });
}

/** Ends one of them, or all; answers how many there were. */
export async function revokeShareLinks(ports: Ports, template: StoredTemplate, user: SignedInUser, linkId?: string) {
  if (linkId !== undefined && !isUuid(linkId)) return 0;
  const one = linkId === undefined ? undefined : eq(shareLinks.id, linkId);
  return ports.database.transaction(async (tx) => {
    await holdTemplate(tx, template.id);
    const ended = await tx
      .update(shareLinks)
      .set({ revokedAt: ports.clock.now() })
      .where(and(inReach(template, user), one))
      .returning({ id: shareLinks.id });
    if (ended.length > 0) await recordActivity(tx, ports, { templateId: template.id, kind: "link-revoked", by: user });
    return ended.length;
  });
}

/** Every link that was made until now ends: for what is published, removed or shared no more. Run inside the change. */
export const endEveryLink = { accessEpoch: sql`${templates.accessEpoch} + 1` };

/**
 * The template behind an address that was given away. It works until it ends or is withdrawn, the template takes every address back, or its maker
 * may not see the template, or is deactivated.
 */
export async function requireLinkedTemplate(ports: Ports, templateId: string, secret: string): Promise<StoredTemplate> {
  const { database, clock } = ports;
  // A review link opens its own page alone, which asks for the password.
  const isThis = and(
    eq(shareLinks.templateId, templateId),
    eq(shareLinks.secretHash, hashSecret(secret)),
    eq(shareLinks.mayComment, false),
  );
  const found = isUuid(templateId) ? await findLink(database, isThis) : undefined;
  if (!found || found.link.revokedAt !== null || found.link.expiresAt <= clock.now()) return refuse("unauthenticated");
  const { link, maker } = found;
  const template = await requireTemplate(database, templateId, { ...maker, sessionHash: "" }, "showSharedTemplate");
  if (template.status === "deleted") refuse("template-not-found");
  if (template.accessEpoch !== link.epoch) refuse("unauthenticated");
  await countUse(ports, link.id);
  return template;
}

/** Somebody has opened it. */
export async function countUse({ database, clock }: Ports, linkId: string): Promise<void> {
  const use = { uses: sql`${shareLinks.uses} + 1`, lastUsedAt: clock.now() };
  await database.update(shareLinks).set(use).where(eq(shareLinks.id, linkId));
}

const makerColumns = { id: users.id, workspaceId: users.workspaceId, role: users.role, plan: users.plan, entitlements: users.entitlements };

/** A link with whoever made it, as long as they have access. */
export async function findLink(database: Database, isThis: SQL | undefined) {
  const [row] = await database
    .select({
      link: shareLinks,
      maker: { ...makerColumns, teams: teamsOfUser },
      makerName: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(shareLinks)
    .innerJoin(users, eq(users.id, shareLinks.makerId))
    .where(and(isThis, isNull(users.deactivatedAt)));
  return row;
}

function inReach({ id, ownerId }: StoredTemplate, user: SignedInUser): SQL | undefined {
  const own = ownerId === user.id ? undefined : eq(shareLinks.makerId, user.id);
  return and(eq(shareLinks.templateId, id), isNull(shareLinks.revokedAt), own);
}

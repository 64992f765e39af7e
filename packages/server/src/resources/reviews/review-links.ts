import { refusalOf } from "@mailwright/contract";
import { eq, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { shareLinks } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { isPassword } from "../../security/passwords.js";
import { hashSecret, isSame } from "../../security/secrets.js";
import { countUse, findLink } from "../sharing/share-links.js";
import { findTemplate } from "../templates/repository.js";
import { type StoredTemplate, toPolicyTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";
import { isReviewToken } from "./review-token.js";

type LinkRow = typeof shareLinks.$inferSelect;

/** A review link that works, and what it leads to. */
export interface ReviewedTemplate {
  link: LinkRow;
  template: StoredTemplate;
  makerName: string;
}

/** Whoever shows the secret of a link, and its password where it has one, is let in. */
export async function openReviewLink(ports: Ports, linkId: string, secret: string, password?: string): Promise<ReviewedTemplate> {
  const reviewed = await findReviewed(ports, linkId, (link) => isSame(hashSecret(secret), link.secretHash));
  await checkPassword(ports, reviewed.link, password);
  await countUse(ports, linkId);
  return reviewed;
}

/** The link for which a token was written, as long as it works. */
export function requireReviewLink(ports: Ports, linkId: string, token: string): Promise<ReviewedTemplate> {
  return findReviewed(ports, linkId, (link) => isReviewToken(ports.secrets.pageKey, link, token, ports.clock.now()));
}

/** Only who knows the link is told what became of it. */
async function findReviewed(ports: Ports, linkId: string, isKnown: (link: LinkRow) => boolean): Promise<ReviewedTemplate> {
  const { database, clock } = ports;
  const [link] = isUuid(linkId) ? await database.select().from(shareLinks).where(eq(shareLinks.id, linkId)) : [];
  if (!link?.mayComment || !isKnown(link)) return refuse("unauthenticated");
  if (link.revokedAt !== null) return refuse("review-link-revoked");
  if (link.expiresAt <= clock.now()) return refuse("review-link-ended");
  const { maker, makerName } = (await findLink(database, eq(shareLinks.id, linkId))) ?? refuse("review-link-ended");
  const template = await findTemplate(database, { id: link.templateId, kind: "user", workspaceId: maker.workspaceId });
  if (!template || template.accessEpoch !== link.epoch) return refuse("review-link-ended");
  const isOver = refusalOf("createReviewLink", toPolicyTemplate(template, maker), maker) !== null;
  return isOver ? refuse("review-link-ended") : { link, template, makerName: writeName(makerName) };
}

/** So many wrong ones cost nothing; after each further one the next waits twice as long. */
const freeTries = 3;
const waitMaxMs = 15 * 60 * 1000;
const waitAfter = (failed: number) => (failed < freeTries ? 0 : Math.min(waitMaxMs, 2 ** (failed - freeTries + 1) * 1000));

async function checkPassword(ports: Ports, { id, passwordHash }: LinkRow, password: string | undefined): Promise<void> {
  if (passwordHash === null) return;
  if (password === undefined || password === "") return refuse("review-password");
  await takeTry(ports, id);
  if (!(await isPassword(password, passwordHash))) refuse("review-password");
  await ports.database.update(shareLinks).set({ failedTries: 0, triedAt: null }).where(eq(shareLinks.id, id));
}

/** Counted before the password is looked at, so that a thousand at once are a thousand. */
async function takeTry({ database, clock }: Ports, linkId: string): Promise<void> {
  const waitMs = await database.transaction(async (tx) => {
    const [link] = await tx.select().from(shareLinks).where(eq(shareLinks.id, linkId)).for("update");
    const now = clock.now();
    const sinceMs = now.getTime() - (link?.triedAt?.getTime() ?? 0);
    const leftMs = waitAfter(link?.failedTries ?? 0) - sinceMs;
    if (leftMs > 0) return leftMs;
    const tried = { failedTries: sql`${shareLinks.failedTries} + 1`, triedAt: now };
    await tx.update(shareLinks).set(tried).where(eq(shareLinks.id, linkId));
    return 0;
  });
  if (waitMs > 0) refuse("too-many-requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

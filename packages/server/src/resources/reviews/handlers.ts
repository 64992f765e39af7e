import { reviewLinkDaysInitial } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import { framedPageHeaders } from "../../security/isolated-page.js";
import { hashPassword } from "../../security/passwords.js";
import { hashSecret } from "../../security/secrets.js";
import { createShareLink } from "../sharing/share-links.js";
import { requireTemplate } from "../templates/enforce.js";
import { findBody } from "../templates/repository.js";
import { changeReviewComment, createReviewComment, deleteReviewComment, type Guest, listReviewComments } from "./review-comments.js";
import { openReviewLink, type ReviewedTemplate, requireReviewLink } from "./review-links.js";
import { writeReviewToken } from "./review-token.js";

/** What links that let guests comment are for: making one, and what guests do by it. */
export const reviewHandlers = {
  createReviewLink: async ({ params: { id }, body: { days = reviewLinkDaysInitial, password } }, { ports, user, origin, config }) => {
    const template = await requireTemplate(ports.database, id, user, "createReviewLink");
    // The page on which guests look is one of the product's own.
    if (config.siteDir === null) refuse("not-configured");
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const { id: linkId, secret, expiresAt } = await createShareLink(ports, template, user.id, { days, mayComment: true, passwordHash });
    return { status: 200, body: { id: linkId, url: `${origin}/review/${linkId}#${secret}`, expiresAt: expiresAt.toISOString() } };
  },

  openReview: async ({ params: { linkId }, body: { secret, password } }, { ports }) => {
    const { link, template, makerName } = await openReviewLink(ports, linkId, secret, password);
    const token = writeReviewToken(ports.secrets.pageKey, link, ports.clock.now());
    const emailUrl = `/api/v2/review/${linkId}/email?t=${token}`;
    const { components } = await findBody(ports.database, template.id);
    const texts = await ports.emails.run("listTexts", components, { caller: link.id });
    const about = { templateName: template.name, makerName, expiresAt: link.expiresAt.toISOString() };
    return { status: 200, body: { token, ...about, emailUrl, texts } };
  },

  showReviewEmail: async ({ params: { linkId }, query: { t } }, { ports }) => {
    const reviewed = await requireReviewLink(ports, linkId, t);
    return { status: 200, body: await writeEmail(ports, reviewed), headers: framedPageHeaders };
  },

  listReviewComments: async ({ params: { linkId }, headers }, { ports }) => {
    const guest = await requireGuest(ports, linkId, headers);
    return { status: 200, body: await listReviewComments(ports.database, guest) };
  },

  createReviewComment: async ({ params: { linkId }, body, headers }, { ports }) => {
    const guest = await requireGuest(ports, linkId, headers);
    return { status: 201, body: await createReviewComment(ports, guest, body), audit: noteOf(guest) };
  },

  changeReviewComment: async ({ params: { linkId, id }, body: { text }, headers }, { ports }) => {
    const guest = await requireGuest(ports, linkId, headers);
    return { status: 200, body: await changeReviewComment(ports, guest, id, text), audit: noteOf(guest) };
  },

  deleteReviewComment: async ({ params: { linkId, id }, headers }, { ports }) => {
    const guest = await requireGuest(ports, linkId, headers);
    await deleteReviewComment(ports, guest, id);
    return { status: 204, body: undefined, audit: noteOf(guest) };
  },
} satisfies Partial<Handlers>;

const tokenHeader = "x-review-token";
const keyHeader = "x-guest-key";

/** Who holds a token for the link, and the key of a guest where one was shown. */
async function requireGuest(
  ports: Ports,
  linkId: string,
  headers: { readonly [tokenHeader]?: string; readonly [keyHeader]?: string },
): Promise<Guest> {
  const reviewed = await requireReviewLink(ports, linkId, headers[tokenHeader] ?? "");
  const key = headers[keyHeader];
  return { ...reviewed, keyHash: key === undefined ? null : hashSecret(key) };
}

const noteOf = ({ template: { id: target, workspaceId } }: Guest) => ({ target, workspaceId });

/** The email with the ids of its blocks, or as it is stored where it holds something of a host's. */
async function writeEmail(ports: Ports, { link, template: { id, name, preHeader } }: ReviewedTemplate): Promise<string> {
  const body = await findBody(ports.database, id);
  const email = { name, preHeader, components: body.components, likes: [body], hasBlockIds: true };
  return (await ports.emails.run("compileEmail", email, { caller: link.id })) ?? body.html;
}

import { reviewLinkDaysInitial } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import { framedPageHeaders } from "../../security/isolated-page.js";
import { hashPassword } from "../../security/passwords.js";
import { createShareLink } from "../sharing/share-links.js";
import { requireTemplate } from "../templates/enforce.js";
import { findBody } from "../templates/repository.js";
import { createReviewComment, listReviewComments } from "./review-comments.js";
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
    return { status: 200, body: { token, templateName: template.name, makerName, expiresAt: link.expiresAt.toISOString(), emailUrl } };
  },

  showReviewEmail: async ({ params: { linkId }, query: { t } }, { ports }) => {
    const reviewed = await requireReviewLink(ports, linkId, t);
    return { status: 200, body: await writeEmail(ports, reviewed), headers: framedPageHeaders };
  },

  listReviewComments: async ({ params: { linkId }, headers }, { ports }) => {
    await requireReviewLink(ports, linkId, headers[tokenHeader] ?? "");
    return { status: 200, body: await listReviewComments(ports.database, linkId) };
  },

  createReviewComment: async ({ params: { linkId }, body, headers }, { ports }) => {
    const reviewed = await requireReviewLink(ports, linkId, headers[tokenHeader] ?? "");
    const { id: target, workspaceId } = reviewed.template;
    return { status: 201, body: await createReviewComment(ports, reviewed, body), audit: { target, workspaceId } };
  },
} satisfies Partial<Handlers>;

const tokenHeader = "x-review-token";

/** The email with the ids of its blocks, or as it is stored where it holds something of a host's. */
async function writeEmail(ports: Ports, { link, template: { id, name, preHeader } }: ReviewedTemplate): Promise<string> {
  const body = await findBody(ports.database, id);
  const email = { name, preHeader, components: body.components, likes: [body], hasBlockIds: true };
  return (await ports.emails.run("compileEmail", email, { caller: link.id })) ?? body.html;
}

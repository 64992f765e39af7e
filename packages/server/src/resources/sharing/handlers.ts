import { pageSizeDefault, shareLinkDaysInitial } from "@mailwright/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templates } from "../../database/schema.js";
import { findSharers, isSharedWith } from "../../database/template-sharers.js";
import type { Handlers } from "../../http/handler.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { requirePageReader } from "../../security/page-reader.js";
import { recordActivity } from "../activity/record-activity.js";
import { recordSharing } from "../activity/record-sharing.js";
import { tellFollowers } from "../following/tell-followers.js";
import { requireTemplate } from "../templates/enforce.js";
import { answerPage, isTagged, matches, orderBy, sharedWith } from "../templates/list-templates.js";
import { findHtml, findTemplatePage, updateTemplate } from "../templates/repository.js";
import { writeETag, writeSummary } from "../templates/stored-template.js";
import { releaseLock, takeLock } from "./lock.js";
import { requestUnlock } from "./request-unlock.js";
import { createShareLink, listShareLinks, requireLinkedTemplate, revokeShareLinks } from "./share-links.js";
import { checkTeams, shareTemplate } from "./share-template.js";
import { transferTemplate } from "./transfer-template.js";

/** Tells a link that was given away, whose secret is stored, from an address that is written for a session. */
const linkMark = "link-";

export const sharingHandlers = {
  listSharedTemplates: async ({ query }, context) => {
    const { ports, user } = context;
    const { limit = pageSizeDefault, offset = 0, sortBy = "lastModified", hideHtml = true, collaboratorId, searchTerm, tag } = query;
    const order = orderBy(sortBy, query.orderDirection);
    const where = and(sharedWith(user), hasCollaborator(collaboratorId), matches(searchTerm), isTagged(tag));
    const { rows, total } = await findTemplatePage(ports.database, { where, orderBy: order, limit, offset });
    return answerPage(context, rows, { total, limit, offset, hideHtml });
  },

  shareTemplate: async ({ params, body }, { ports, user }) => {
    const template = await ports.database.transaction(async (tx) => {
      await checkTeams(tx, user.workspaceId, body);
      const owned = await requireTemplate(tx, params.id, user, "shareTemplate", { forUpdate: true });
      const former = await findSharers(tx, [params.id]);
      const shared = await shareTemplate(tx, owned, body);
      await recordSharing(tx, ports, user, { templateId: owned.id, before: owned, after: shared });
      await tellFollowers(tx, [params.id], "shared", user, former);
      return shared;
    });
    return { status: 200, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  transferTemplate: async ({ params: { id }, body: { userId } }, { ports, user }) => {
    const template = await ports.database.transaction(async (tx) => {
      const given = await requireTemplate(tx, id, user, "transferTemplate", { forUpdate: true });
      const transferred = await transferTemplate(tx, ports, given, userId);
      await recordActivity(tx, ports, { templateId: id, kind: "transferred", by: user, personId: userId });
      await tellFollowers(tx, [id], "shared", user);
      return transferred;
    });
    return { status: 200, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  lockTemplate: async ({ params: { id, status } }, { ports, user }) => {
    const template = await ports.database.transaction(async (tx) => {
      const found = await requireTemplate(tx, id, user, "lockTemplate", { forUpdate: true, input: { status } });
      const change = status ? takeLock(found, user, ports.clock.now()) : releaseLock(found, user);
      await updateTemplate(tx, id, change);
      // Whose lock somebody else takes away is told.
      const holder = status || found.collaboratorId === user.id ? null : found.collaboratorId;
      await recordActivity(tx, ports, { templateId: id, kind: status ? "locked" : "unlocked", by: user, personId: holder });
      await tellFollowers(tx, [id], status ? "opened" : "unlocked", user);
      return { ...found, ...change };
    });
    return { status: 200, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  requestUnlock: async ({ params }, { ports, user, origin }) => {
    await requestUnlock(ports, user, { ...params, origin });
    return { status: 200, body: { delivery: ports.mailer.delivery } };
  },

  createShareLink: async ({ params: { id }, query: { days = shareLinkDaysInitial } }, { ports, user, origin }) => {
    const template = await requireTemplate(ports.database, id, user, "createShareLink");
    const { id: linkId, secret, expiresAt } = await createShareLink(ports, template, user.id, { days });
    const url = `${origin}/api/v2/usertemplate/sharing/show/${id}?t=${linkMark}${secret}`;
    return { status: 200, body: { id: linkId, url, expiresAt: expiresAt.toISOString() } };
  },

  listShareLinks: async ({ params: { id }, query: { after } }, { ports, user }) => {
    const template = await requireTemplate(ports.database, id, user, "listShareLinks");
    return listShareLinks(ports, template, user, after);
  },

  revokeShareLink: async ({ params: { id, linkId } }, { ports, user }) => {
    const template = await requireTemplate(ports.database, id, user, "revokeShareLink");
    if ((await revokeShareLinks(ports, template, user, linkId)) === 0) refuse("not-found");
    return { status: 204, body: undefined };
  },

  revokeShareLinks: async ({ params: { id } }, { ports, user }) => {
    const template = await requireTemplate(ports.database, id, user, "revokeShareLinks");
    await revokeShareLinks(ports, template, user);
    return { status: 204, body: undefined };
  },

  showSharedTemplate: async ({ params: { id }, query: { t } }, { ports }) => {
    const template = t.startsWith(linkMark)
      ? await requireLinkedTemplate(ports, id, t.slice(linkMark.length))
      : await requireTemplate(ports.database, id, await requirePageReader(ports, "show", id, t), "showSharedTemplate");
    if (template.status === "deleted") refuse("template-not-found");
    return { status: 200, body: await findHtml(ports.database, id), headers: isolatedPageHeaders };
  },
} satisfies Partial<Handlers>;

function hasCollaborator(userId: string | undefined): SQL | undefined {
  if (userId === undefined) return undefined;
  if (!isUuid(userId)) return sql`false`;
  return isSharedWith(sql`${templates.id}`, userId);
}

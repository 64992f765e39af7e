import { pageSizeDefault } from "@mailwright/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templates } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { isPageToken, shareLinkDays, writePageToken } from "../../security/page-tokens.js";
import { writePage } from "../page.js";
import { requireTemplate } from "../templates/enforce.js";
import { matches, orderBy, sharedWith, writeElements } from "../templates/list-templates.js";
import { findTemplatePage, updateTemplate } from "../templates/repository.js";
import { writeETag, writeSummary } from "../templates/stored-template.js";
import { findShownHtml } from "./find-shown-html.js";
import { requestUnlock } from "./request-unlock.js";
import { shareTemplate } from "./share-template.js";

export const sharingHandlers = {
  listSharedTemplates: async ({ query }, { ports, user }) => {
    const { limit = pageSizeDefault, offset = 0, sortBy = "lastModified", hideHtml = true, collaboratorId, searchTerm } = query;
    const order = orderBy(sortBy, query.orderDirection);
    const where = and(sharedWith(user), hasCollaborator(collaboratorId), matches(searchTerm));
    const { rows, total } = await findTemplatePage(ports.database, { where, orderBy: order, limit, offset });
    return { status: 200, body: writePage(await writeElements(ports, rows, hideHtml), total, { limit, offset }) };
  },

  shareTemplate: async ({ params, body }, { ports, user }) => {
    const template = await ports.database.transaction(async (tx) => {
      const owned = await requireTemplate(tx, params.id, user, "shareTemplate", { forUpdate: true });
      return shareTemplate(tx, owned, body.collaborators);
    });
    return { status: 200, body: writeSummary(template, ports), headers: { etag: writeETag(template.version) } };
  },

  lockTemplate: async ({ params: { id, status } }, { ports, user }) => {
    const template = await ports.database.transaction(async (tx) => {
      const found = await requireTemplate(tx, id, user, "lockTemplate", { forUpdate: true, input: { status } });
      const change = status ? { collaboratorId: user.id, lockedAt: ports.clock.now() } : { collaboratorId: null, lockedAt: null };
      await updateTemplate(tx, id, change);
      return { ...found, ...change };
    });
    return { status: 200, body: writeSummary(template, ports), headers: { etag: writeETag(template.version) } };
  },

  requestUnlock: async ({ params }, { ports, user, origin }) => {
    await requestUnlock(ports, user, { ...params, origin });
    return { status: 200, body: { delivery: ports.mailer.delivery } };
  },

  createShareLink: async ({ params: { id } }, { ports, user, origin }) => {
    const { secrets, clock, database } = ports;
    await requireTemplate(database, id, user, "createShareLink");
    const token = writePageToken(secrets.pageKey, "share", id, clock.now());
    const expiresAt = new Date(clock.now().getTime() + shareLinkDays * 24 * 60 * 60 * 1000).toISOString();
    return { status: 200, body: { url: `${origin}/api/v2/usertemplate/sharing/show/${id}?t=${token}`, expiresAt } };
  },

  showSharedTemplate: async ({ params: { id }, query: { t } }, { ports }) => {
    const { secrets, clock, database } = ports;
    const opens = isPageToken(secrets.pageKey, "share", id, t, clock.now()) || isPageToken(secrets.pageKey, "show", id, t, clock.now());
    if (!isUuid(id) || !opens) refuse("unauthenticated");
    return { status: 200, body: await findShownHtml(database, id), headers: isolatedPageHeaders };
  },
} satisfies Partial<Handlers>;

function hasCollaborator(userId: string | undefined): SQL | undefined {
  if (userId === undefined) return undefined;
  if (!isUuid(userId)) return sql`false`;
  return sql`exists (select 1 from template_collaborators k where k.template_id = ${templates.id} and k.user_id = ${userId})`;
}

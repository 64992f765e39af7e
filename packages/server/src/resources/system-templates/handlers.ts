import { pageSizeDefault } from "@mailwright/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { templates } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { answerTemplate } from "../templates/answer-template.js";
import { createTemplate } from "../templates/create-template.js";
import { requireAdmin } from "../templates/enforce.js";
import { answerPage, orderBy } from "../templates/list-templates.js";
import { deleteTemplate, deleteTemplates, moveTemplate, moveTemplates } from "../templates/move-templates.js";
import { previewTemplate } from "../templates/preview-template.js";
import { findTemplatePage } from "../templates/repository.js";
import { saveTemplate } from "../templates/save-template.js";
import { searchSystemTemplates } from "../templates/search-templates.js";
import { writeETag, writeSummary } from "../templates/stored-template.js";
import { auditOfSave } from "../versions/restored-versions.js";
import { findVisibleSystemTemplate, visibleSystemTemplates } from "./visible.js";

export const systemTemplateHandlers = {
  listSystemTemplates: async ({ params, query }, context) => {
    const { ports, user } = context;
    const { limit = pageSizeDefault, offset = 0, sortBy = "lastModified", hideHtml = true } = query;
    const where = and(visibleSystemTemplates(user, params.status), inCategories(query));
    const { rows, total } = await findTemplatePage(ports.database, { where, orderBy: orderBy(sortBy), limit, offset });
    return answerPage(context, rows, { total, limit, offset, hideHtml });
  },

  searchSystemTemplates: async ({ body }, { ports, user }) => ({ status: 200, body: await searchSystemTemplates(ports, user, body) }),

  createSystemTemplate: async ({ body }, { ports, user }) => {
    const template = await createTemplate(ports, user, body, "system");
    return { status: 201, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  saveSystemTemplate: async ({ params: { id }, body, headers }, { ports, user }) => {
    const template = await saveTemplate(ports, user, { id, change: body, ifMatch: headers["if-match"], kind: "system" });
    const answer = await writeSummary(template, ports, user);
    return { status: 200, body: answer, headers: { etag: writeETag(template.version) }, audit: auditOfSave(body) };
  },

  moveSystemTemplate: async ({ params: { id, status } }, { ports, user }) => {
    const template = await moveTemplate(ports, user, id, status, "system");
    return { status: 200, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  deleteSystemTemplate: async ({ params: { id }, headers }, { ports, user }) => {
    if (headers["delete-type"] === "hard_delete") await deleteTemplate(ports, user, id, "system");
    else await moveTemplate(ports, user, id, "deleted", "system");
    return { status: 204, body: undefined };
  },

  deleteSystemTemplates: async ({ body: { ids }, headers }, { ports, user }) => {
    requireAdmin(user);
    const isForever = headers["delete-type"] === "hard_delete";
    const body = isForever ? await deleteTemplates(ports, user, ids, "system") : await moveTemplates(ports, user, ids, "deleted", "system");
    return { status: 200, body };
  },

  getSystemTemplate: async ({ params }, context) =>
    answerTemplate(context, await findVisibleSystemTemplate(context.ports.database, params.id, context.user)),

  previewSystemTemplate: async ({ params, query }, { ports }) => ({
    status: 200,
    body: await previewTemplate(ports, params.id, "system", query.t),
    headers: isolatedPageHeaders,
  }),
} satisfies Partial<Handlers>;

interface CategoryQuery {
  group?: string;
  category?: string;
  categoryHidden?: boolean;
}

/** Templates with one category that meets everything asked of it. */
function inCategories({ group, category, categoryHidden }: CategoryQuery): SQL | undefined {
  const conditions = [
    ...(group === undefined ? [] : [sql`c."group" = ${group}`]),
    ...(category === undefined ? [] : [sql`c.id::text = ${category}`]),
    ...(categoryHidden === undefined ? [] : [sql`c.hidden = ${categoryHidden}`]),
  ];
  if (conditions.length === 0) return undefined;
  const all = sql.join(conditions, sql` and `);
  return sql`exists (select 1 from template_categories tc join categories c on c.id = tc.category_id where tc.template_id = ${templates.id} and ${all})`;
}

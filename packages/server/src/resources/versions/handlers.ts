import { and, desc, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templateVersions, users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { requirePageReader } from "../../security/page-reader.js";
import { writePageToken } from "../../security/page-tokens.js";
import { requireTemplate } from "../templates/enforce.js";
import { writeBody } from "../templates/stored-template.js";

export const versionHandlers = {
  listVersions: async ({ params: { id } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "listVersions");
    const rows = await ports.database
      .select({
        userId: templateVersions.userId,
        versionDate: templateVersions.versionDate,
        size: templateVersions.sizeBytes,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(templateVersions)
      .leftJoin(users, eq(users.id, templateVersions.userId))
      .where(eq(templateVersions.templateId, id))
      .orderBy(desc(templateVersions.versionDate));
    const body = rows.map(({ userId, firstName, lastName, versionDate, size }) => {
      const date = versionDate.toISOString();
      const token = writePageToken(ports.secrets.pageKey, "version", `${id} ${date}`, user.sessionHash, ports.clock.now());
      const previewUrl = `/api/v2/usertemplate/public/${id}/version?versionDate=${encodeURIComponent(date)}&t=${token}`;
      return { userId: userId ?? "", size, userName: `${firstName ?? ""} ${lastName ?? ""}`.trim(), versionDate: date, previewUrl };
    });
    return { status: 200, body };
  },

  getVersion: async ({ params: { id, versionDate } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "getVersion");
    const row = await findVersion(ports, id, versionDate);
    return { status: 200, body: { userId: row.userId ?? "", versionDate: row.versionDate.toISOString(), template: writeBody(row) } };
  },

  previewVersion: async ({ params: { id }, query: { versionDate, t } }, { ports }) => {
    const date = new Date(versionDate).toISOString();
    const reader = await requirePageReader(ports, "version", `${id} ${date}`, t);
    await requireTemplate(ports.database, id, reader, "previewVersion");
    const { html } = await findVersion(ports, id, date);
    return { status: 200, body: html, headers: isolatedPageHeaders };
  },
} satisfies Partial<Handlers>;

async function findVersion({ database }: Ports, templateId: string, versionDate: string) {
  const key = and(eq(templateVersions.templateId, templateId), eq(templateVersions.versionDate, new Date(versionDate)));
  const [row] = isUuid(templateId) ? await database.select().from(templateVersions).where(key) : [];
  return row ?? refuse("version-not-found");
}

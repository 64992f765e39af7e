import type { Version } from "@mailwright/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "../../base/ids.js";
import { rawJson } from "../../base/json-pieces.js";
import { refuse } from "../../base/refusal.js";
import { templateVersions } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { largeAnswerBytes } from "../../http/large-answers.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { requirePageReader } from "../../security/page-reader.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { requireTemplate } from "../templates/enforce.js";
import { bytesOf } from "../templates/repository.js";
import { writeBody } from "../templates/stored-template.js";
import { readVersions } from "./list-versions.js";
import { changeName, keepNamed } from "./name-version.js";

const newestFirst = listOrder("down", { column: templateVersions.versionDate, kind: "moment" });

export const versionHandlers = {
  listVersions: async ({ params: { id }, query: { after } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "listVersions");
    const rows = await readVersions(ports, user, { id, where: newestFirst.after(after), limit: listRowsMax });
    return answerList(rows, { write: ({ written }) => written, keyOf: ({ versionDate }) => [versionDate] });
  },

  createVersion: async ({ params: { id }, body: { name } }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "createVersion");
    await ports.liveRooms.store(id);
    const date = await keepNamed(ports, user, id, name);
    return { status: 201, body: await readOne(ports, user, id, date) };
  },

  nameVersion: async ({ params: { id, versionDate }, body: { name } }, { ports, user }) => {
    const date = new Date(versionDate);
    await changeName(ports, user, id, date, name);
    return { status: 200, body: await readOne(ports, user, id, date) };
  },

  getVersion: async ({ params: { id, versionDate } }, { ports, user, takeLargeTurn }) => {
    await requireTemplate(ports.database, id, user, "getVersion");
    const { bytes, userId, versionDate: date } = await findVersion(ports, id, versionDate, about);
    const isLarge = bytes > largeAnswerBytes;
    if (isLarge) await takeLargeTurn();
    const { style, components, ...texts } = await findVersion(ports, id, versionDate, bodyTexts);
    const template = writeBody({ ...texts, style: rawJson(style), components: rawJson(components) });
    return { status: 200, body: { userId: userId ?? "", versionDate: date.toISOString(), template }, isLarge };
  },

  previewVersion: async ({ params: { id }, query: { versionDate, t } }, { ports }) => {
    const date = new Date(versionDate).toISOString();
    const reader = await requirePageReader(ports, "version", `${id} ${date}`, t);
    await requireTemplate(ports.database, id, reader, "previewVersion");
    const { html } = await findVersion(ports, id, date, { html: templateVersions.html });
    return { status: 200, body: html, headers: isolatedPageHeaders };
  },
} satisfies Partial<Handlers>;

async function readOne(ports: Ports, user: SessionUser, id: string, date: Date): Promise<Version> {
  const [row] = await readVersions(ports, user, { id, where: eq(templateVersions.versionDate, date), limit: 1 });
  return row?.written ?? refuse("version-not-found");
}

const { userId, versionDate, html, css, customStyles, style, components } = templateVersions;
const about = { userId, versionDate, bytes: bytesOf(templateVersions) };
const bodyTexts = {
  ...{ html, css, customStyles },
  style: sql<string | null>`${style}::text`,
  components: sql<string | null>`${components}::text`,
};

async function findVersion<C extends Record<string, PgColumn | SQL>>(
  { database }: Ports,
  templateId: string,
  versionDate: string,
  columns: C,
) {
  const key = and(eq(templateVersions.templateId, templateId), eq(templateVersions.versionDate, new Date(versionDate)));
  const [row] = isUuid(templateId) ? await database.select(columns).from(templateVersions).where(key) : [];
  return row ?? refuse("version-not-found");
}

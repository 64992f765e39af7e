import { outlookApp, outlookFiles, readOutlookExtension } from "@mailwright/destinations";
import { refuse } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import type { Handlers } from "../../http/handler.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { recordActivity } from "../activity/record-activity.js";
import { answerList } from "../lists/answer-list.js";
import { requireTemplate } from "../templates/enforce.js";
import { writeDisposition } from "../templates/write-disposition.js";
import { createAuthLink } from "./authorize.js";
import { exportEmail } from "./export-email.js";
import { findExports, keyOfExport, writeExport } from "./list-exports.js";
import { isPublicUrl, listOffered, requireOffered } from "./offered.js";
import { readSignedHtml } from "./public-html.js";
import { readEmail } from "./write-content.js";

export const destinationHandlers = {
  listDestinations: async (_, { ports, config }) => ({
    status: 200,
    body: { destinations: listOffered(ports, config), isPublic: isPublicUrl(config.publicUrl) },
  }),

  createAuthLink: async ({ body: { type, region }, headers }, { ports, config, user, origin }) => {
    const offered = requireOffered(config, type);
    const pageOrigin = readPageOrigin(config, headers["origin"]);
    return { status: 200, body: { authLink: await createAuthLink(ports, user, offered, { region, origin, pageOrigin }) } };
  },

  exportToDestination: async ({ params: { provider, templateId }, query: { again }, headers, body }, caller) => {
    const order = { provider, templateId, id: headers["x-job-id"], again, given: body };
    const { id, name, externalId, externalUrl, isUpdate } = await exportEmail(caller, order);
    return { status: 200, body: { id, provider, name, externalId: externalId ?? "", externalUrl, isUpdate } };
  },

  listExports: async ({ params: { id }, query: { after } }, { ports, user }) => {
    const template = await requireTemplate(ports.database, id, user, "listExports");
    return answerList(await findExports(ports, id, after), { write: (row) => writeExport(row, template.version), keyOf: keyOfExport });
  },

  exportOutlookFile: async ({ params: { ext, templateId } }, { ports, user, origin }) => {
    const template = await requireTemplate(ports.database, templateId, user, "exportOutlookFile");
    const extension = readOutlookExtension(ext) ?? refuse("not-found");
    const email = await readEmail(ports, template, { provider: outlookApp.id, origin });
    const bytes = await ports.emails.run("writeOutlook", { ...email, extension, now: ports.clock.now() }, { caller: user.id });
    await recordActivity(ports.database, ports, { templateId: template.id, kind: "exported", by: user, about: "outlook" });
    const headers = {
      "content-type": outlookFiles[extension].mime,
      "content-disposition": writeDisposition(template.id, extension),
      "x-content-type-options": "nosniff",
    };
    return { status: 200, body: Buffer.from(bytes), headers };
  },

  getExportHtml: async ({ params: { signed } }, { ports, origin }) => ({
    status: 200,
    body: (await readSignedHtml(ports, signed, origin)).html,
    headers: isolatedPageHeaders,
  }),
} satisfies Partial<Handlers>;

/** The page of another origin that calls, if it may. */
function readPageOrigin({ corsOrigins }: Config, origin: string | undefined): string | null {
  return corsOrigins.find((allowed) => allowed === origin) ?? null;
}

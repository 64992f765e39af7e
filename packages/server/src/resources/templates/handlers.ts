import { templateSizeMaxBytes } from "@mailwright/contract";
import type { Handlers } from "../../http/handler.js";
import { isolatedPageHeaders } from "../../security/isolated-page.js";
import { recordActivity } from "../activity/record-activity.js";
import type { SentMail } from "../jobs/send-mail.js";
import { answerLater } from "../jobs/write-job.js";
import { auditOfSave } from "../versions/restored-versions.js";
import { answerTemplate } from "./answer-template.js";
import { sizeOf } from "./check-content.js";
import { cloneTemplate } from "./clone-template.js";
import { convertTemplate } from "./convert-template.js";
import { countTemplates } from "./count-templates.js";
import { createTemplate } from "./create-template.js";
import { requireTemplate } from "./enforce.js";
import { exportHtml } from "./export-html.js";
import { listTemplates } from "./list-templates.js";
import { deleteTemplate, deleteTemplates, moveTemplate, moveTemplates } from "./move-templates.js";
import { previewTemplate } from "./preview-template.js";
import { saveTemplate } from "./save-template.js";
import { searchTemplates } from "./search-templates.js";
import { sendTestMail } from "./send-test-mail.js";
import { writeETag, writeSummary } from "./stored-template.js";

export const templateHandlers = {
  listTemplates: async ({ query }, context) => listTemplates(context, query),
  searchTemplates: async ({ body }, { ports, user }) => ({ status: 200, body: await searchTemplates(ports, user, body) }),
  countTemplates: async (_, { ports, user }) => ({ status: 200, body: await countTemplates(ports, user) }),

  getTemplate: async ({ params }, context) => {
    const { ports, user } = context;
    return answerTemplate(context, await requireTemplate(ports.database, params.id, user, "getTemplate"));
  },

  createTemplate: async ({ body }, { ports, user }) => {
    const template = await createTemplate(ports, user, body);
    return { status: 201, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  saveTemplate: async ({ params, body, headers }, { ports, user }) => {
    const template = await saveTemplate(ports, user, { id: params.id, change: body, ifMatch: headers["if-match"] });
    const answer = await writeSummary(template, ports, user);
    return { status: 200, body: answer, headers: { etag: writeETag(template.version) }, audit: auditOfSave(body) };
  },

  deleteTemplate: async ({ params }, { ports, user }) => {
    await deleteTemplate(ports, user, params.id);
    return { status: 204, body: undefined };
  },

  deleteTemplates: async ({ body }, { ports, user }) => ({ status: 200, body: await deleteTemplates(ports, user, body.ids) }),

  moveTemplate: async ({ params }, { ports, user }) => {
    const template = await moveTemplate(ports, user, params.id, params.status);
    return { status: 200, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  moveTemplates: async ({ params, body }, { ports, user }) => ({
    status: 200,
    body: await moveTemplates(ports, user, body.ids, params.status),
  }),

  cloneTemplate: async ({ params, query }, { ports, user }) => {
    const template = await cloneTemplate(ports, user, params.id, query.copySharedInfo ?? false);
    return { status: 201, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  convertTemplate: async ({ params }, { ports, user }) => {
    const template = await convertTemplate(ports, user, params.id);
    return { status: 200, body: await writeSummary(template, ports, user), headers: { etag: writeETag(template.version) } };
  },

  sendTestMail: async ({ params, body, headers }, { ports, user, origin }) => {
    const job = await sendTestMail(ports, user, params.id, { ...body, origin, jobId: headers["x-job-id"] });
    return job.state === "done" ? { status: 200, body: job.result as SentMail } : answerLater(ports, job);
  },

  calculateSize: async ({ body }) => {
    const sizeBytes = sizeOf(body.html, body.css);
    return { status: 200, body: { size: sizeBytes > templateSizeMaxBytes ? "oversize" : sizeBytes } };
  },

  exportHtml: async ({ params, query }, { ports, user, origin }) => {
    const { html, disposition } = await exportHtml(ports, user, params.id, { origin, isEditable: query.editable ?? false });
    await recordActivity(ports.database, ports, { templateId: params.id, kind: "exported", by: user, about: "html" });
    return { status: 200, body: html, headers: { "content-type": "text/html; charset=utf-8", "content-disposition": disposition } };
  },

  previewTemplate: async ({ params, query }, { ports }) => ({
    status: 200,
    body: await previewTemplate(ports, params.id, "user", query.t),
    headers: isolatedPageHeaders,
  }),
} satisfies Partial<Handlers>;

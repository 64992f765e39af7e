import type { components } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import { requireOffered } from "../destinations/offered.js";
import { findBulkExport, writeBulkExport } from "./bulk-export.js";
import { lookBefore } from "./look-before.js";
import { orderFiles } from "./order-files.js";
import { orderSends } from "./order-sends.js";

export const bulkExportHandlers = {
  exportTemplates: async ({ headers, body }, { ports, user, origin }) => {
    const job = await orderFiles(ports, user, { id: headers["x-job-id"], origin, body });
    return { status: 201, body: writeBulkExport(ports, job), audit: { count: body.ids.length } };
  },

  sendTemplates: async ({ params: { provider }, headers, body }, { ports, user, origin }) => {
    const job = await orderSends(ports, user, { id: headers["x-job-id"], provider, origin, body });
    return { status: 201, body: writeBulkExport(ports, job), audit: { count: body.ids.length } };
  },

  lookBeforeSending: async ({ params: { provider }, body: { ids, choices } }, { ports, user, origin }) => {
    requireOffered(ports.sending, provider);
    const looks: components["schemas"]["SendOutlook"][] = [];
    for (const id of ids) looks.push(await lookBefore(ports, user, id, { provider, origin, choices }));
    return { status: 200, body: looks };
  },

  getBulkExport: async ({ params: { id } }, { ports, user }) => {
    const job = (await findBulkExport(ports, user, id)) ?? refuse("not-found");
    return { status: 200, body: writeBulkExport(ports, job) };
  },
} satisfies Partial<Handlers>;

import type { Handlers } from "../../http/handler.js";
import { orderExport } from "../exports/run-export.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { findAudit, keyOfEntry, writeEntry } from "./list-audit.js";

export const auditHandlers = {
  listAudit: async ({ query: { after, ...query } }, { ports, user }) => {
    const rows = await findAudit(ports.database, user.workspaceId, query, { after, limit: listRowsMax });
    return answerList(rows, { write: writeEntry, keyOf: keyOfEntry });
  },

  exportAudit: async ({ query, headers }, { ports, user }) => {
    return orderExport(ports, { id: headers["x-job-id"], user }, { of: "audit", query });
  },
} satisfies Partial<Handlers>;

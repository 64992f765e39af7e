import { Readable } from "node:stream";
import type { Handlers } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { writeCursor } from "../lists/list-order.js";
import { writeLines } from "../people/write-lines.js";
import { requireAdmin } from "../templates/enforce.js";
import { type AuditQuery, findAudit, keyOfEntry, writeEntry } from "./list-audit.js";

export const auditHandlers = {
  listAudit: async ({ query: { after, ...query } }, { ports, user }) => {
    requireAdmin(user);
    const rows = await findAudit(ports.database, user.workspaceId, query, { after, limit: listRowsMax });
    return answerList(rows, { write: writeEntry, keyOf: keyOfEntry });
  },

  exportAudit: async ({ query }, { ports, user }) => {
    requireAdmin(user);
    const headers = { "content-type": "application/x-ndjson", "content-disposition": 'attachment; filename="audit.ndjson"' };
    return { status: 200, body: Readable.from(writeLines(readAll(ports, user.workspaceId, query))), headers };
  },
} satisfies Partial<Handlers>;

async function* readAll({ database }: Ports, workspaceId: string, query: AuditQuery) {
  for (let after: string | undefined; ; ) {
    const rows = await findAudit(database, workspaceId, query, { after, limit: listRowsMax });
    yield* rows.map(writeEntry);
    const last = rows.at(-1);
    if (!last || rows.length < listRowsMax) return;
    after = writeCursor(keyOfEntry(last));
  }
}

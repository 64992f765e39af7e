import { and, eq } from "drizzle-orm";
import { importResults } from "../../database/schema.js";
import type { Ports } from "../../ports/ports.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { writeResult } from "./write-import.js";

const { id, name, title, state, failure, rank, desktopDifference, phoneDifference, report, templateId } = importResults;
const listed = { id, name, title, state, failure, rank, desktopDifference, phoneDifference, report, templateId };
const byRank = listOrder("down", { column: rank, kind: "integer" }, { column: id, kind: "id" });

/** A page of the results of an import, what differs most first. */
export async function listResults({ database }: Ports, importId: string, after: string | undefined) {
  const rows = await database
    .select(listed)
    .from(importResults)
    .where(and(eq(importResults.importId, importId), byRank.after(after)))
    .orderBy(...byRank.orderBy)
    .limit(listRowsMax);
  return answerList(rows, { write: writeResult, keyOf: (row) => [row.rank, row.id] });
}

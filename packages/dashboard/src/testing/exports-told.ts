import type { BulkExport as BulkExportAnswer } from "@mailwright/client";
import { templatesOf } from "./sample-templates.js";

/** The templates that stories export. */
export const exported = templatesOf(4);
export const never = () => new Promise<Response>(() => undefined);

/** What came of one of them. */
export const resultOf = (at: number, failure: string | null): BulkExportAnswer["results"][number] => ({
  ...{ templateId: exported[at]?.id ?? "", name: exported[at]?.name ?? "", message: "", externalUrl: null, failure },
  state: failure === null ? "done" : "refused",
});
/** One whose turn has not come. */
export const waiting = (at: number) => ({ ...resultOf(at, null), name: "", state: "waiting" as const });

/** What the server says of the export that it was asked for. */
export function saying(change: Partial<BulkExportAnswer>): (request: Request) => Response | undefined {
  const answer: BulkExportAnswer = {
    ...{ id: "b1", provider: null, failure: null, createdAt: "2026-11-27T09:00:00.000Z", endedAt: null, fileUrl: null },
    ...{ state: "done", results: [0, 1, 2, 3].map((at) => resultOf(at, null)), ...change },
  };
  return ({ url }) => (/export\/(?:files|bulk\/[\w-]+)$/.test(url) ? Response.json(answer) : undefined);
}

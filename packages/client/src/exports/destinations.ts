import type { components } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { createJobId } from "../call/jobs.js";
import { type AskPage, listAll, listPage } from "../call/list-all.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** What the server says of one destination. */
export type OfferedDestination = components["schemas"]["OfferedDestination"];
/** Where an email went, and what came of it. */
export type TemplateExport = components["schemas"]["TemplateExport"];
/** What was made or changed at a destination. */
export type DestinationExport = components["schemas"]["DestinationExport"];

/** Where emails can go from here, in the order in which they are shown, and whether the internet can reach the server. */
export function listDestinations(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/export/destinations", withSignal(signal)));
}

/** Where the window of a service begins, in which a person lets us into their account. */
export async function createAuthLink(client: Client, type: string, region?: string): Promise<string> {
  const body = { type, ...(region === undefined ? {} : { region }) };
  return (await unwrap(client.http.POST("/api/v2/export/authlink", { body }))).authLink;
}

/** What goes where. */
export interface DestinationOrder {
  readonly provider: string;
  readonly templateId: string;
  /** What the service asks for, or `authCode` with what the window came back with. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The id of an earlier export, whose work is to be changed. */
  readonly again?: string | undefined;
  /** Made by `createExportId`; the same one never exports twice. */
  readonly id?: string | undefined;
}

/** Hands a stored template over. Fails with `destination-refused` or `destination-unreachable`; the error's `destination` says what the service said. */
export function exportToDestination(
  client: Client,
  { provider, templateId, given, again, id = createExportId() }: DestinationOrder,
  signal?: AbortSignal,
): Promise<DestinationExport> {
  const query = again === undefined ? {} : { again };
  return unwrap(
    client.http.POST("/api/v2/export/mail/{provider}/{templateId}", {
      params: { path: { provider, templateId }, query, header: { "X-Job-Id": id } },
      body: { ...given },
      ...withSignal(signal),
    }),
  );
}

/** An id for one export, to be kept until it is known what came of it. */
export const createExportId = createJobId;

/** The email as a file that Outlook opens as a new message: `oft` on Windows, `emltpl` on a Mac. */
export function exportOutlookFile(client: Client, templateId: string, ext: "oft" | "emltpl", signal?: AbortSignal): Promise<Blob> {
  return unwrap(
    client.http.GET("/api/v2/export/mail/outlook/app/{ext}/{templateId}", {
      params: { path: { ext, templateId } },
      parseAs: "blob",
      ...withSignal(signal),
    }),
  );
}

/** Where a template went, newest first. */
export function listExports(client: Client, templateId: string, signal?: AbortSignal): Promise<TemplateExport[]> {
  return listAll(askExports(client, templateId, signal));
}

/** A page of them: the first, or the one after what `next` of the last page named. */
export function listExportPage(client: Client, templateId: string, after: string | null, signal?: AbortSignal) {
  return listPage(askExports(client, templateId, signal), after);
}

const askExports =
  (client: Client, id: string, signal?: AbortSignal): AskPage<TemplateExport> =>
  (query) =>
    client.http.GET("/api/v2/usertemplate/{id}/exports", { params: { path: { id }, query }, ...withSignal(signal) });

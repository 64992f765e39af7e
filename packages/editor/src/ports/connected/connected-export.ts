import { type Client, exportHtml, exportImage, exportPdf, getVersion, listVersionPage } from "@mailwright/client";
import type { ExportPort } from "../export-port.js";
import type { VersionPort } from "../version-port.js";
import { refusalFrom } from "./answers.js";
import { tellDelay } from "./tell-delay.js";

/** The template as a file. */
export function connectedExport(client: Client, id: () => string): Required<ExportPort> {
  const exported = (making: Promise<Blob>) => making.then((file) => ({ kind: "exported", file }) as const, refusalFrom);
  return {
    html: () => exported(exportHtml(client, id())),
    pdf: (signal, onDelay) => exported(exportPdf(client, id(), { signal, onJob: tellDelay(onDelay) })),
    picture: ({ widthPx, format }, signal, onDelay) =>
      exported(exportImage(client, id(), { width: widthPx, format }, { signal, onJob: tellDelay(onDelay) })),
  };
}

/** What was stored of the template before. */
export function connectedVersions(client: Client, id: () => string): VersionPort {
  return {
    list: (signal, after) =>
      listVersionPage(client, id(), after ?? null, signal).then(
        ({ entries, next }) => ({
          kind: "listed" as const,
          next: next ?? undefined,
          versions: entries.map(({ versionDate, userName, previewUrl }) => ({
            date: versionDate,
            userName,
            previewUrl: client.resolveUrl(previewUrl),
          })),
        }),
        refusalFrom,
      ),
    load: (date, signal) =>
      getVersion(client, id(), date, signal).then(
        ({ template }) => ({ kind: "loaded", document: template.components }) as const,
        refusalFrom,
      ),
  };
}

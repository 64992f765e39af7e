import {
  type Client,
  calculateSize,
  exportHtml,
  exportImage,
  exportPdf,
  getVersion,
  type Job,
  listCategories,
  listVersionPage,
  sendTestMail,
} from "@mailwright/client";
import type { TemplateCategoryPort } from "../category-port.js";
import type { ExportPort } from "../export-port.js";
import type { SizePort } from "../size-port.js";
import type { TestEmailPort } from "../test-email-port.js";
import type { VersionPort } from "../version-port.js";
import { refusalFrom } from "./answers.js";

/** What dialogs ask the server for. Their code is fetched when somebody asks for them, and so is this. */
export interface DialogPorts {
  readonly sizes: SizePort;
  readonly categories: TemplateCategoryPort;
  readonly testEmail: TestEmailPort;
  readonly exporter: Required<ExportPort>;
  readonly versions: VersionPort;
}

export function connectedDialogs(client: Client, id: () => string): DialogPorts {
  return {
    sizes: connectedSizes(client),
    categories: connectedCategories(client),
    testEmail: connectedTestEmail(client, id),
    exporter: connectedExport(client, id),
    versions: connectedVersions(client, id),
  };
}

/** The template as a file. */
function connectedExport(client: Client, id: () => string): Required<ExportPort> {
  const exported = (making: Promise<Blob>) => making.then((file) => ({ kind: "exported", file }) as const, refusalFrom);
  return {
    html: () => exported(exportHtml(client, id())),
    pdf: (signal, onDelay) => exported(exportPdf(client, id(), { signal, onJob: tellDelay(onDelay) })),
    picture: ({ widthPx, format }, signal, onDelay) =>
      exported(exportImage(client, id(), { width: widthPx, format }, { signal, onJob: tellDelay(onDelay) })),
  };
}

/** What was stored of the template before. */
function connectedVersions(client: Client, id: () => string): VersionPort {
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

function connectedCategories(client: Client): TemplateCategoryPort {
  return {
    list: (signal) =>
      listCategories(client, { type: "email" }, signal).then((categories) => ({ kind: "listed", categories }) as const, refusalFrom),
  };
}

function connectedSizes(client: Client): SizePort {
  return {
    measure: (html, css) =>
      calculateSize(client, html, css).then((size) => ({ kind: "measured", isOversize: size === "oversize" }) as const, refusalFrom),
  };
}

function connectedTestEmail(client: Client, id: () => string): TestEmailPort {
  return {
    send: (to, { signal, onDelay } = {}) => {
      return sendTestMail(client, id(), [...to], undefined, { signal, onJob: tellDelay(onDelay) }).then(
        ({ delivery }) => ({ kind: "sent", delivery }) as const,
        refusalFrom,
      );
    },
  };
}

/** A job that failed once and goes on all the same is tried again. */
const tellDelay = (onDelay: (() => void) | undefined) => (job: Job) => {
  if (job.failure !== null && (job.state === "waiting" || job.state === "running")) onDelay?.();
};

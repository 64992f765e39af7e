import { type Client, calculateSize, exportHtml, exportImage, exportPdf, type Job, listCategories, sendTestMail } from "@mailwright/client";
import type { PolicyUser, TemplateSummary } from "@mailwright/contract";
import type { BrowserPorts } from "../browser/browser-ports.js";
import type { TemplateCategoryPort } from "../category-port.js";
import type { EditorPorts } from "../editor-ports.js";
import type { ExportPort } from "../export-port.js";
import type { SizePort } from "../size-port.js";
import type { TestEmailPort } from "../test-email-port.js";
import type { VersionPort } from "../version-port.js";
import { refusalFrom } from "./answers.js";
import { connectedCustomFields } from "./connected-custom-fields.js";
import { connectedFiles } from "./connected-files.js";
import { connectedIcons } from "./connected-icons.js";
import { connectedImages } from "./connected-images.js";
import { connectedModules } from "./connected-modules.js";
import { connectedNotes } from "./connected-notes.js";
import { connectedPictures } from "./connected-pictures.js";
import { connectedProducts } from "./connected-products.js";
import { connectedSharing } from "./connected-sharing.js";
import { connectTemplate } from "./connected-template.js";
import { connectedUsage } from "./connected-usage.js";
import { laterPictures } from "./later-pictures.js";
import type { TemplateHold } from "./template-hold.js";

export interface ConnectedOptions {
  readonly client: Client;
  readonly templateId: string;
  /** The template is a starter of the administrators. */
  readonly isSystem?: boolean;
  /** Who is signed in, if that is known. New ports over the same template may take over the work only if it is the same person. */
  readonly user?: PolicyUser | undefined;
  /** The client was given a way to have its session renewed: the editor offers it. */
  readonly isRenewable?: boolean | undefined;
  /** What is known of templates, by id. New ports that take over the work are given the same map as those before them: they do not load. */
  readonly known?: Map<string, TemplateSummary> | undefined;
  readonly browser: BrowserPorts;
}

/** The ports of an editor over the REST contract: one template of one user. */
export function connectedPorts({ browser, ...options }: ConnectedOptions): EditorPorts {
  const { client, isSystem = false } = options;
  const template = connectTemplate({ ...options, isSystem });
  const { id, store, status, info, following, collaboration, user: reader, isPrivileged } = template;
  const shared = {
    ...browser,
    images: connectedImages(client, id),
    files: connectedFiles(client, id),
    ...laterPictures(client),
    picturesUrl: client.apiUrl,
    pictures: connectedPictures(client, id),
    icons: connectedIcons(client),
    customFields: connectedCustomFields(client),
    usage: connectedUsage(client, browser.clock),
    sizes: connectedSizes(client),
    products: connectedProducts(client),
    modules: connectedModules(client),
  };
  if (isSystem) {
    // A starter has no owner, so it cannot be shared, mailed or copied. Its history and notes belong to the template that it was made of.
    const { saveCopy: _, ...starterStore } = store;
    const { convert: __, ...starterStatus } = status;
    return { ...shared, store: starterStore, status: starterStatus, info, categories: connectedCategories(client) };
  }
  return {
    ...shared,
    store,
    status,
    info,
    following,
    collaboration,
    testEmail: connectedTestEmail(client, id),
    screenshots: async () => (await import("./connected-screenshots.js")).connectedScreenshots(client, id),
    exporter: connectedExport(client, id),
    destinations: async () => (await import("./connected-destinations.js")).connectedDestinations(client, id),
    exportHistory: async (signal) => (await import("./connected-destinations.js")).connectedExportHistory(client, id(), signal),
    versions: laterVersions(template.hold),
    sharing: connectedSharing(client, id),
    approval: async () => (await import("./connected-approval.js")).connectedApproval(template),
    activity: async () => (await import("./connected-activity.js")).connectedActivity(client, id()),
    comments: async () => (await import("./connected-comments.js")).connectedComments(template),
    notes: connectedNotes({ client, templateId: id, user: reader, mayDeleteAny: isPrivileged }),
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
    inboxUrl: client.resolveUrl("/inbox"),
    send: (to, { signal, onDelay } = {}) => {
      return sendTestMail(client, id(), [...to], undefined, { signal, onJob: tellDelay(onDelay) }).then(
        ({ delivery }) => ({ kind: "sent", delivery }) as const,
        refusalFrom,
      );
    },
  };
}

function connectedExport(client: Client, id: () => string): ExportPort {
  const exported = (making: Promise<Blob>) => making.then((file) => ({ kind: "exported", file }) as const, refusalFrom);
  return {
    html: () => exported(exportHtml(client, id())),
    pdf: (signal, onDelay) => exported(exportPdf(client, id(), { signal, onJob: tellDelay(onDelay) })),
    picture: ({ widthPx, format }, signal, onDelay) =>
      exported(exportImage(client, id(), { width: widthPx, format }, { signal, onJob: tellDelay(onDelay) })),
  };
}

/** A job that failed once and goes on all the same is tried again. */
const tellDelay = (onDelay: (() => void) | undefined) => (job: Job) => {
  if (job.failure !== null && (job.state === "waiting" || job.state === "running")) onDelay?.();
};

/** The code behind it comes when versions are looked at or named. */
function laterVersions(hold: TemplateHold): VersionPort {
  const later = async () => (await import("./connected-versions.js")).connectedVersions(hold);
  return {
    list: (signal, after) => later().then((versions) => versions.list(signal, after), refusalFrom),
    load: (date, signal) => later().then((versions) => versions.load(date, signal), refusalFrom),
    restored: async (date) => (await later()).restored(date),
    keep: (name) => later().then((versions) => versions.keep(name), refusalFrom),
    rename: (date, name) => later().then((versions) => versions.rename(date, name), refusalFrom),
  };
}

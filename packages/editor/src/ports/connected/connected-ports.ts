import type { Client } from "@mailwright/client";
import type { PolicyUser, TemplateSummary } from "@mailwright/contract";
import type { BrowserPorts } from "../browser/browser-ports.js";
import type { EditorPorts } from "../editor-ports.js";
import { connectedCustomFields } from "./connected-custom-fields.js";
import { connectedFiles } from "./connected-files.js";
import { connectedIcons } from "./connected-icons.js";
import { connectedImages } from "./connected-images.js";
import { connectedModules } from "./connected-modules.js";
import { connectedPictures } from "./connected-pictures.js";
import { connectedProducts } from "./connected-products.js";
import { connectedSharing } from "./connected-sharing.js";
import { connectTemplate } from "./connected-template.js";
import { connectedUsage } from "./connected-usage.js";
import { laterDialogs, laterNotes } from "./later-dialogs.js";
import { laterPictures } from "./later-pictures.js";

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
  const { sizes, categories, testEmail, exporter, versions } = laterDialogs(client, id);
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
    sizes,
    products: connectedProducts(client),
    modules: connectedModules(client),
  };
  if (isSystem) {
    // A starter has no owner, so it cannot be shared, mailed or copied. Its history and notes belong to the template that it was made of.
    const { saveCopy: _, ...starterStore } = store;
    const { convert: __, ...starterStatus } = status;
    return { ...shared, store: starterStore, status: starterStatus, info, categories };
  }
  return {
    ...shared,
    store,
    status,
    info,
    following,
    collaboration,
    testEmail,
    screenshots: async () => (await import("./connected-screenshots.js")).connectedScreenshots(client, id),
    exporter,
    destinations: async () => (await import("./connected-destinations.js")).connectedDestinations(client, id),
    exportHistory: async (signal) => (await import("./connected-destinations.js")).connectedExportHistory(client, id(), signal),
    versions,
    sharing: connectedSharing(client, id),
    comments: async () => (await import("./connected-comments.js")).connectedComments(template),
    notes: laterNotes({ client, templateId: id, user: reader, mayDeleteAny: isPrivileged }),
  };
}

import { type Client, exportHtml, getVersion, listVersions, sendTestMail } from "@mailwright/client";
import type { PolicyUser } from "@mailwright/contract";
import type { BrowserPorts } from "../browser-ports.js";
import type { EditorPorts, ExportPort, MergeTag, TestEmailPort, VersionPort } from "../editor-ports.js";
import { refusalFrom } from "./answers.js";
import { connectedCustomFields } from "./connected-custom-fields.js";
import { connectedIcons } from "./connected-icons.js";
import { connectedImages } from "./connected-images.js";
import { connectedPictures } from "./connected-pictures.js";
import { connectedProducts } from "./connected-products.js";
import { connect } from "./connection.js";

export interface ConnectedOptions {
  readonly client: Client;
  readonly templateId: string;
  /** The template is a ready-made layout of the administrators. */
  readonly isSystem?: boolean;
  /** Who is signed in, where that is known: ports that replace others over the same template take over the work only if they know. */
  readonly user?: PolicyUser | undefined;
  readonly mergeTags?: readonly MergeTag[];
  readonly browser: BrowserPorts;
}

/** An editor against the REST contract: one template of one user. */
export function connectedPorts({ client, templateId, isSystem = false, user, mergeTags = [], browser }: ConnectedOptions): EditorPorts {
  const { id, store, status, info } = connect({ client, templateId, isSystem, user });
  const shared = {
    ...browser,
    images: connectedImages(client, id),
    picturesUrl: client.apiUrl,
    pictures: connectedPictures(client, id),
    icons: connectedIcons(client),
    customFields: connectedCustomFields(client),
    products: connectedProducts(client),
    ...(mergeTags.length > 0 && { mergeTags: { list: async () => mergeTags } }),
  };
  // The contract has no way yet to change a ready-made layout, so it opens to look at.
  if (isSystem) return { ...shared, store: { key: store.key, load: store.load } };
  return {
    ...shared,
    store,
    status,
    info,
    testEmail: connectedTestEmail(client, id),
    exporter: connectedExport(client, id),
    versions: connectedVersions(client, id),
  };
}

function connectedTestEmail(client: Client, id: () => string): TestEmailPort {
  return {
    send: (to) => sendTestMail(client, id(), [...to]).then(({ delivery }) => ({ kind: "sent", delivery }) as const, refusalFrom),
  };
}

function connectedExport(client: Client, id: () => string): ExportPort {
  return { html: () => exportHtml(client, id()).then((file) => ({ kind: "exported", file }) as const, refusalFrom) };
}

function connectedVersions(client: Client, id: () => string): VersionPort {
  return {
    list: (signal) =>
      listVersions(client, id(), signal).then(
        (found) => ({
          kind: "listed" as const,
          versions: found.map(({ versionDate, userName, previewUrl }) => ({
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

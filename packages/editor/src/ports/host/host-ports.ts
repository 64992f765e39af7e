import type { BrowserPorts } from "../browser/browser-ports.js";
import type { EditorPorts } from "../editor-ports.js";
import type { TemplateInfo } from "../template-info.js";
import type { ProvidedPorts } from "./provided-ports.js";

export interface HostPortsOptions {
  /** The ports that the page's functions make; see `providedPorts`. */
  readonly provided: ProvidedPorts;
  /** The element's id or name, by which the crash drafts of several editors are told apart. */
  readonly name: string;
  /** Where the product's own pictures are; absent: nowhere. */
  readonly picturesUrl?: string | undefined;
  readonly browser: BrowserPorts;
}

/** The ports of an editor that its page drives: the document comes from the page and is given back to it. */
export function hostPorts({ provided: { save, openTogether, ...provided }, name, picturesUrl, browser }: HostPortsOptions): EditorPorts {
  const info: TemplateInfo = { ...blankInfo, id: name };
  return {
    ...browser,
    ...provided,
    store: {
      key: () => `host ${name}`,
      isDriven: openTogether ? "together" : "alone",
      load: async (signal, _, opening) => ({
        kind: "loaded",
        template: { info, document: null, etag: null, ...(await openTogether?.(opening, signal, info)) },
      }),
      ...(save && { save: (content, etag) => save(content, etag, info) }),
    },
    picturesUrl: picturesUrl ?? null,
  };
}

const blankInfo: TemplateInfo = {
  id: "",
  name: "",
  description: "",
  preHeader: "",
  tags: "",
  status: "draft",
  readOnly: false,
  isSystem: false,
  isShared: false,
};

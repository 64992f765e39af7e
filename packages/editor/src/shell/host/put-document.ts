import { prepareBlocks } from "../../base/document/later-blocks.js";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { readStored } from "../../base/document/read-stored.js";
import type { OpenedTemplate } from "../../workspace/open-template.js";

/** Opens any JSON in place of what is open, and says what could not be read. */
export function putDocument(opened: OpenedTemplate, stored: unknown): Promise<void> | void {
  const put = () => putReadable(opened, stored);
  return prepareBlocks(stored, opened.services.registry)?.then(put) ?? put();
}

function putReadable({ services, workspace }: OpenedTemplate, stored: unknown): Promise<void> | void {
  const { document, problems } = readStored(stored, services.registry, services.ports.newId);
  const put = () => {
    services.editor.document.replace(document, { asLoaded: true });
    workspace.setState({ problems, problemsDismissed: false, base: document });
  };
  return prepareMjml(document)?.then(put) ?? put();
}

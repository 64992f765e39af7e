import { type CheckReport, checkDocument, loadClientSupport } from "@mailwright/checks";
import type { EditorServices } from "../base/context/editor-context.js";
import type { TemplateInfo } from "../ports/editor-ports.js";
import { checkOptionsOf } from "./check-options.js";
import type { ChecksFeature } from "./checks-feature.js";

/** Looks at the work as it stands, text being typed included, at once. */
export async function runChecks(services: EditorServices, info: TemplateInfo, feature: ChecksFeature): Promise<CheckReport> {
  const clientSupport = await knownClients();
  return checkDocument(services.editor.readUnsaved(), checkOptionsOf(services, info, feature, clientSupport));
}

/** Without a connection the other rules are looked at all the same. */
export async function knownClients() {
  try {
    return await loadClientSupport();
  } catch {
    return undefined;
  }
}

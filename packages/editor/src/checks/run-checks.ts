import { type CheckReport, checkDocument } from "@mailwright/checks";
import type { EditorServices } from "../base/context/editor-services.js";
import type { TemplateInfo } from "../ports/template-info.js";
import { checkOptionsOf } from "./check-options.js";
import type { ChecksFeature } from "./checks-feature.js";
import { fetchKnowledge } from "./fetch-knowledge.js";

/** Checks the work as it stands now, with the text that is being typed. */
export async function runChecks(services: EditorServices, info: TemplateInfo, feature: ChecksFeature): Promise<CheckReport> {
  const knowledge = await fetchKnowledge();
  return checkDocument(services.editor.readUnsaved(), checkOptionsOf(services, info, feature, knowledge));
}

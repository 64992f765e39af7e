import type { CheckOptions, ClientSupport } from "@mailwright/checks";
import type { EditorServices } from "../base/context/editor-services.js";
import type { TemplateInfo } from "../ports/template-info.js";
import { checkContextOf } from "./check-context.js";
import type { ChecksFeature } from "./checks-feature.js";

/** What a check of this template is made with. */
export function checkOptionsOf(
  { registry, compiler }: EditorServices,
  info: TemplateInfo,
  feature: ChecksFeature,
  clientSupport: ClientSupport | undefined,
): CheckOptions {
  return { ...checkContextOf(info, feature), registry, compiler, ...(clientSupport && { clientSupport }) };
}

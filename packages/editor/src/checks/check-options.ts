import type { CheckOptions } from "@mailwright/checks";
import type { EditorServices } from "../base/context/editor-services.js";
import { compilerOf } from "../base/document/compiler-of.js";
import type { TemplateInfo } from "../ports/template-info.js";
import { checkContextOf } from "./check-context.js";
import type { ChecksFeature } from "./checks-feature.js";
import type { Knowledge } from "./fetch-knowledge.js";

/** What a check of this template is made with. */
export function checkOptionsOf(
  { registry, compiler }: EditorServices,
  info: TemplateInfo,
  feature: ChecksFeature,
  knowledge: Knowledge | undefined,
): CheckOptions {
  return { ...checkContextOf(info, feature), registry, compiler: compilerOf({ compiler }), ...knowledge };
}

import type { CheckOptions, ClientSupport } from "@mailwright/checks";
import type { EditorServices } from "../base/context/editor-context.js";
import type { TemplateInfo } from "../ports/editor-ports.js";
import type { CheckContext } from "./check-engine.js";
import type { ChecksFeature } from "./checks-feature.js";
import { readPictureWeights } from "./picture-weights.js";

/** What a check of this template is told beside the document. */
export function checkContextOf(
  { name, preHeader }: TemplateInfo,
  { publish: _, workerUrl: _url, ...settings }: ChecksFeature,
): CheckContext {
  return { ...settings, title: name, preheader: preHeader, pictures: readPictureWeights() };
}

/** What a check of this template is made with. */
export function checkOptionsOf(
  { registry, compiler }: EditorServices,
  info: TemplateInfo,
  feature: ChecksFeature,
  clientSupport: ClientSupport | undefined,
): CheckOptions {
  return { ...checkContextOf(info, feature), registry, compiler, ...(clientSupport && { clientSupport }) };
}

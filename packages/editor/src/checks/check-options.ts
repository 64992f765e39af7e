import type { CheckOptions, ClientSupport } from "@mailwright/checks";
import type { EditorServices } from "../editor-context.js";
import type { TemplateInfo } from "../ports/editor-ports.js";
import type { ChecksFeature } from "./checks-feature.js";
import { readPictureWeights } from "./picture-weights.js";

/** What a check of this template is made with. */
export function checkOptionsOf(
  { registry, compiler }: EditorServices,
  { name, preHeader }: TemplateInfo,
  { publish: _, workerUrl: _url, ...settings }: ChecksFeature,
  clientSupport: ClientSupport | undefined,
): CheckOptions {
  return {
    ...settings,
    registry,
    compiler,
    title: name,
    preheader: preHeader,
    pictures: readPictureWeights(),
    ...(clientSupport && { clientSupport }),
  };
}

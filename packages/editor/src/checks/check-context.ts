import type { CheckSettings, PictureFacts } from "@mailwright/checks";
import type { TemplateInfo } from "../ports/template-info.js";
import type { ChecksFeature } from "./checks-feature.js";
import { readPictureWeights } from "./picture-weights.js";

/** What the checks know beside the document. Plain JSON, because it may be sent to a worker. */
export interface CheckContext extends CheckSettings {
  readonly title: string;
  readonly preheader: string;
  readonly pictures: Readonly<Record<string, PictureFacts>>;
}

/** What the checks of this template know beside the document. */
export function checkContextOf(
  { name, preHeader }: TemplateInfo,
  { publish: _, workerUrl: _url, ...settings }: ChecksFeature,
): CheckContext {
  return { ...settings, title: name, preheader: preHeader, pictures: readPictureWeights() };
}

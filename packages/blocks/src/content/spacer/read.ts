import type { Read } from "@mailwright/document";
import { readPx } from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import type { spacerProps } from "./spacer.js";

export const readSpacer: Read<typeof spacerProps> = (source) => {
  if (source.tagName !== "mj-spacer") return null;
  return { props: { height: readPx(source.attribute("height")), ...readHiding(source) }, isGeneric: true };
};

import type { Read } from "@mailwright/document";
import { oneOf, paddingOf, readPercent, readPx } from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import { dividerProps } from "./divider.js";

export const readDivider: Read<typeof dividerProps> = (source) => {
  if (source.tagName !== "mj-divider") return null;
  return {
    props: {
      color: source.attribute("border-color"),
      line: oneOf(dividerProps.line.options, source.attribute("border-style")),
      thickness: readPx(source.attribute("border-width")),
      width: readPercent(source.attribute("width")),
      align: oneOf(dividerProps.align.options, source.attribute("align")),
      padding: paddingOf(source),
      ...readHiding(source),
    },
  };
};

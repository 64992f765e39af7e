import type { Read } from "@mailwright/document";
import { paddingOf, readBorder, readPx } from "@mailwright/importer";
import type { wrapperProps } from "./wrapper.js";

export const readWrapper: Read<typeof wrapperProps> = (source) => {
  if (source.tagName !== "mj-wrapper") return null;
  const border = readBorder(source.attribute("border"));
  const padding = paddingOf(source);
  const isEven = padding && new Set(Object.values(padding)).size === 1;
  return {
    props: {
      background: source.attribute("background-color") ?? "transparent",
      padding,
      radius: readPx(source.attribute("border-radius")) ?? 0,
      borderWidth: border?.widthPx ?? 0,
      borderColor: border?.color,
      fullWidth: source.attribute("full-width") === "full-width",
    },
    children: source.children,
    ...(isEven && { settings: { padding: padding.top } }),
  };
};

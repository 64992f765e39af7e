import type { Read } from "@mailwright/document";
import type { mjmlRowsProps } from "./mjml-rows.js";

/** A wrapper that is not the page's own: one of several, or one beside other rows. */
export const readMjmlRows: Read<typeof mjmlRowsProps> = (source, { parent }) =>
  source.tagName === "mj-wrapper" && parent?.type === "wrapper" ? { props: {}, children: source.children } : null;

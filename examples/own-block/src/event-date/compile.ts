import { css, element, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText } from "@mailwright/document";
import type { eventDateProps } from "./props.js";

/** The canvas, the preview and the email are all what this answers. */
export const compileEventDate: Compile<typeof eventDateProps> = ({ props }) => {
  const date = css({ color: props.color, "font-size": px(props.size), "font-weight": "700", "text-align": "center", width: "120px" });
  const title = css({ "font-size": "16px", padding: "0 0 0 16px" });
  const cells = [
    element("td", { class: "event-date", style: date }, `${escapeText(props.day)}<br>${escapeText(props.month)}`),
    element("td", { style: title }, escapeText(props.title)),
  ];
  return mj("mj-table", { role: "presentation" }, element("tr", {}, cells.join("")));
};

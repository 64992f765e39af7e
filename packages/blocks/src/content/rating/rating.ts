import { css, element, fontStack, mj, percent, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, panel, type Values } from "@mailwright/document";
import { lineHeightFactor } from "../../shared/line-height.js";
import { tableHead } from "../../shared/table-head.js";
import type { ratingProps } from "./props.js";
import { ratingAddress } from "./rating-address.js";
import { type Choice, choicesOf } from "./scales.js";

export const ratingPanel = panel<typeof ratingProps>([
  { tab: "quick", fields: ["scale", "link", "signColor", "background", "size"] },
  { tab: "settings", fields: ["question", "low", "high", "parameter", "ampAction", "thanks", "failed", "hideElement"] },
  { tab: "style", fields: ["gap", "radius", "width", "align", "color", "fontSize", "padding"] },
]);

export const ratingIcon = ["m12 4 2.35 4.95 5.4.7-3.95 3.75 1 5.35L12 16.15l-4.8 2.6 1-5.35-3.95-3.75 5.4-.7z"];

type RatingValues = Values<typeof ratingProps>;

const table = { role: "presentation", cellpadding: "0", width: "100%" };

/** A question over a row of signs that are text, so that they are there before pictures are; each is a link with its value. */
export const compileRating: Compile<typeof ratingProps> = ({ props, settings }) =>
  mj(
    "mj-table",
    { align: props.align, ...tableHead(props, settings, { fontSize: props.fontSize, lineHeight: "120%" }), width: percent(props.width) },
    [questionOf(props), signsOf(props, settings), endsOf(props, settings)]
      .filter((part) => part !== "")
      .map((part) => element("tr", {}, element("td", { align: "center", style: css({ padding: 0 }) }, part)))
      .join(""),
  );

function questionOf({ question, color }: RatingValues): string {
  if (question === "") return "";
  return element("p", { style: css({ margin: "0 0 8px", color, "word-break": "break-word" }) }, escapeText(question));
}

function signsOf(props: RatingValues, settings: GeneralSettings): string {
  const choices = choicesOf(props.scale);
  const cells = choices.map((choice) => cellOf(props, choice, percent(100 / choices.length), settings)).join("");
  // MJML makes all tables collapse their borders, and such cells have no space between them and no round corners.
  const style = css({ "border-collapse": "separate", "table-layout": "fixed" });
  return element("table", { ...table, cellspacing: props.gap, style }, element("tr", {}, cells));
}

// The padding is the link's, so that a finger hits it beside the sign. Outlook for Windows knows no padding on a link and takes it
// for the cell.
function cellOf(props: RatingValues, { sign, value, words }: Choice, width: string, settings: GeneralSettings): string {
  const { background, signColor, size, radius } = props;
  const padding = `${px(Math.round(size / 4))} 0`;
  const href = ratingAddress(props.link, props.parameter, value);
  const link = {
    href,
    target: href !== "" && (props.link.target ?? "_blank"),
    title: words,
    "aria-label": href !== "" && words,
    style: css({
      display: "block",
      padding,
      color: signColor,
      "font-family": fontStack(settings.paragraphFonts),
      "font-size": px(size),
      "font-weight": "700",
      "line-height": lineHeightFactor("100%"),
      "text-decoration": "none",
    }),
  };
  const cell = {
    align: "center",
    width,
    bgcolor: background !== "transparent" && background,
    style: css({ "background-color": background, "border-radius": px(radius), "mso-padding-alt": padding }),
  };
  return element("td", cell, element("a", link, sign));
}

/** What the lowest and the highest choice mean, under them. */
function endsOf({ low, high, color, fontSize }: RatingValues, { dir }: GeneralSettings): string {
  if (low === "" && high === "") return "";
  const style = css({ padding: "4px 0 0", color, "font-size": px(Math.max(8, Math.round(fontSize * 0.8))), "word-break": "break-word" });
  const [start, end] = dir === "rtl" ? ["right", "left"] : ["left", "right"];
  const half = (align: string, words: string) => element("td", { align, width: "50%", valign: "top", style }, escapeText(words));
  return element("table", { ...table, cellspacing: "0" }, element("tr", {}, half(start, low) + half(end, high)));
}

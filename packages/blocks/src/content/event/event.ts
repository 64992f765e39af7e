import { css, element, fontStack, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, panel } from "@mailwright/document";
import { lineHeightFactor } from "../../shared/line-height.js";
import { tableHead } from "../../shared/table-head.js";
import { type CalendarAddress, calendarAddresses } from "./calendar-addresses.js";
import type { EventValues } from "./event-values.js";
import { eventWhen } from "./event-when.js";
import type { eventProps } from "./props.js";

export const eventPanel = panel<typeof eventProps>([
  { tab: "quick", fields: ["title", "start", "end", "timeZone", "place"] },
  {
    tab: "settings",
    fields: [
      "when",
      "description",
      "words",
      "google",
      "outlook",
      "yahoo",
      "fileWords",
      "file",
      "inbox",
      "reservationNumber",
      "guest",
      "hideElement",
    ],
  },
  { tab: "style", fields: ["titleSize", "color", "buttonBackground", "buttonColor", "radius", "align", "padding"] },
]);

export const eventIcon = [
  "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v12a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19V7a1.5 1.5 0 0 1 1.5-1.5z",
  "M3 10h18",
  "M8 3.5v4",
  "M16 3.5v4",
  "M12 12.75v5",
  "M9.5 15.25h5",
];

/** What it is, when and where, and a button for each calendar. */
export const compileEvent: Compile<typeof eventProps> = ({ props, settings }) =>
  mj(
    "mj-table",
    { align: props.align, ...tableHead(props, settings, { fontSize: settings.textFontSize, lineHeight: settings.lineSpacing }) },
    element("tr", {}, element("td", { align: props.align, style: css({ padding: 0, color: props.color }) }, insideOf(props, settings))),
  );

function insideOf(props: EventValues, settings: GeneralSettings): string {
  const line = (text: string, look: Readonly<Record<string, string | number>> = {}) =>
    text === ""
      ? ""
      : element("p", { style: css({ margin: "0 0 4px", "word-break": "break-word", ...look }) }, escapeText(text).replaceAll("\n", "<br>"));
  const title = { "font-size": px(props.titleSize), "font-weight": 700, "line-height": lineHeightFactor("120%") };
  return [
    line(props.title, title),
    line(eventWhen(props)),
    line(props.place),
    line(props.description),
    buttonsOf(props, calendarAddresses(props), settings),
  ].join("");
}

// Cells that go on in a second line where there is no room; Outlook for Windows keeps them in one.
function buttonsOf(props: EventValues, addresses: readonly CalendarAddress[], settings: GeneralSettings): string {
  if (addresses.length === 0) return "";
  const words =
    props.words === "" ? "" : element("p", { style: css({ margin: "12px 0 4px", "font-weight": 700 }) }, escapeText(props.words));
  const cells = addresses.map((address) => buttonOf(props, address, settings)).join("");
  const table = { role: "presentation", align: props.align, cellpadding: "0", cellspacing: "0" };
  return words + element("table", table, element("tr", { style: css({ "text-align": props.align }) }, cells));
}

// The button is a cell in a table of its own, so that Outlook for Windows draws its colour too, and its corners are round in the others:
// MJML makes all tables collapse their borders.
function buttonOf(props: EventValues, { words, href }: CalendarAddress, settings: GeneralSettings): string {
  const { buttonBackground, buttonColor, radius } = props;
  const padding = "10px 14px";
  const style = css({
    display: "block",
    padding,
    color: buttonColor,
    "font-family": fontStack(settings.paragraphFonts),
    "font-size": px(14),
    "font-weight": 700,
    "line-height": lineHeightFactor("120%"),
    "text-decoration": "none",
  });
  const cell = {
    align: "center",
    bgcolor: buttonBackground !== "transparent" && buttonBackground,
    style: css({ "background-color": buttonBackground, "border-radius": px(radius), "mso-padding-alt": padding }),
  };
  const button = element("td", cell, element("a", { href, target: "_blank", style }, escapeText(words)));
  const table = { role: "presentation", cellpadding: "0", cellspacing: "0", style: css({ "border-collapse": "separate" }) };
  const place = css({ display: "inline-block", padding: "4px 8px 4px 0", "vertical-align": "middle" });
  return element("td", { style: place }, element("table", table, element("tr", {}, button)));
}

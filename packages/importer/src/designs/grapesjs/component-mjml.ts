import type { JsonRecord } from "../json/json-values.js";
import { findOwn, textOf } from "../json/json-values.js";
import { attributesOf } from "../mjml/read-mjml-json.js";
import { type MjmlPart, writeMjmlParts } from "../mjml/write-mjml.js";
import { componentHtml, componentsOf, tagOf } from "./component-html.js";

const wordPadding = { "padding-top": "10px", "padding-bottom": "10px", "padding-right": "25px", "padding-left": "25px" };

/** What the editor writes into every element of a kind. A value of these would beat the shorthand `padding` beside it, and MJML has them anyway. */
const defaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "mj-body": { width: "600px" },
  "mj-section": { "padding-top": "20px", "padding-bottom": "20px", "padding-left": "0", "padding-right": "0", "text-align": "center" },
  "mj-column": { "vertical-align": "top" },
  "mj-group": { "vertical-align": "top" },
  "mj-hero": { "vertical-align": "top" },
  "mj-text": { ...wordPadding, "font-size": "13px", align: "left" },
  "mj-button": {
    ...wordPadding,
    "background-color": "#414141",
    color: "#ffffff",
    "border-radius": "3px",
    "font-size": "13px",
    "font-weight": "400",
    "vertical-align": "middle",
    align: "center",
  },
  "mj-image": { ...wordPadding, align: "center" },
  "mj-divider": { ...wordPadding, width: "100%", "border-width": "4px", "border-style": "solid", "border-color": "#000000" },
  "mj-spacer": { height: "20px" },
  "mj-social": { align: "center", "icon-size": "20px", "font-size": "13px", "line-height": "22px" },
  "mj-social-element": { align: "center", "font-size": "13px", "line-height": "22px", "vertical-align": "middle" },
  "mj-navbar-link": {
    "font-size": "13px",
    "padding-top": "25px",
    "padding-bottom": "25px",
    "padding-left": "10px",
    "padding-right": "10px",
    "text-transform": "uppercase",
  },
};

/** Components of the plugin for MJML as its source. */
export function componentMjml(components: readonly JsonRecord[]): string {
  const parts = components.flatMap(partsOf);
  const isWhole = parts.some(({ tagName }) => tagName === "mjml");
  return `${writeMjmlParts(isWhole ? parts : [{ tagName: "mjml", attributes: {}, children: parts }])}\n`;
}

const holdsHtml = /^mj-(?:text|button|table|raw|style|title|preview|navbar-link|social-element|accordion-t(?:ext|itle))$/;
/** GrapesJS parses MJML as HTML, where these are never closed: the elements that follow one of them end up inside it. */
const isEmpty = /^mj-(?:image|divider|spacer)$/;

function partsOf(component: JsonRecord): readonly MjmlPart[] {
  const tagName = tagOf(component);
  if (tagName !== "mjml" && !tagName.startsWith("mj-")) return componentsOf(component).flatMap(partsOf);
  const own = findOwn(defaults, tagName) ?? {};
  const given = Object.entries(attributesOf(component["attributes"])).filter(
    ([name, value]) => !/^(?:style|id|class|data-)/.test(name) && own[name] !== value,
  );
  const attributes = Object.fromEntries(given);
  if (holdsHtml.test(tagName)) {
    return [{ tagName, attributes, content: `${textOf(component["content"])}${componentsOf(component).map(componentHtml).join("")}` }];
  }
  const children = componentsOf(component).flatMap(partsOf);
  return isEmpty.test(tagName) ? [{ tagName, attributes }, ...children] : [{ tagName, attributes, children }];
}

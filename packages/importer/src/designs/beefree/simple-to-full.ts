import { findOwn, isRecord, type JsonRecord, pxOf, recordOf, recordsOf, textOf } from "../json/json-values.js";

/** Is this a design of Beefree in its simple form, with flat values? */
export function findSimpleBeefree(value: unknown): JsonRecord | undefined {
  const template = recordOf(recordOf(value)["template"]);
  const isSimple = recordsOf(template["rows"]).some(({ columns }) => recordsOf(columns).some(({ weight }) => weight !== undefined));
  return isRecord(value) && isSimple ? template : undefined;
}

/** The simple form as the full one. */
export function simpleToFull(template: JsonRecord): JsonRecord {
  const settings = recordOf(template["settings"]);
  const meta = recordOf(template["metadata"]);
  return {
    page: {
      title: textOf(meta["title"]),
      head: { meta },
      body: {
        container: { style: { "background-color": settings["background-color"] } },
        content: {
          computedStyle: {
            messageWidth: settings["width"],
            messageBackgroundColor: settings["contentAreaBackgroundColor"],
            linkColor: settings["linkColor"],
          },
        },
      },
      rows: recordsOf(template["rows"]).map(rowOf),
    },
  };
}

function rowOf(row: JsonRecord): JsonRecord {
  return {
    columns: recordsOf(row["columns"]).map((column) => ({
      "grid-columns": column["weight"],
      style: boxStyle(column),
      modules: recordsOf(column["modules"]).map(moduleOf),
    })),
    container: {
      style: { "background-color": row["background-color"], "background-image": row["background-image"] },
      displayCondition: row["display-condition"],
    },
    content: {
      style: { ...boxStyle(row), "background-color": row["contentAreaBackgroundColor"] },
      computedStyle: {
        rowColStackOnMobile: row["colStackOnMobile"],
        rowReverseColStackOnMobile: row["rowReverseColStackOnMobile"],
        verticalAlign: row["vertical-align"],
      },
    },
  };
}

function boxStyle(given: JsonRecord): JsonRecord {
  const width = pxOf(given["border-width"]);
  const line = width ? `${width}px solid ${textOf(given["border-color"]) || "#000000"}` : undefined;
  return {
    "background-color": given["background-color"],
    "border-radius": given["border-radius"],
    ...Object.fromEntries(
      ["top", "right", "bottom", "left"].flatMap((side) => [
        [`padding-${side}`, given[`padding-${side}`]],
        [`border-${side}`, line],
      ]),
    ),
  };
}

function moduleOf(module: JsonRecord): JsonRecord {
  const type = textOf(module["type"]);
  const style = {
    color: module["color"],
    "font-size": module["size"],
    "line-height": module["line-height"],
    "letter-spacing": module["letter-spacing"],
    "text-align": module["align"],
    "font-weight": module["bold"] === true ? "700" : "400",
  };
  const html = textOf(module["html"]) || textOf(module["text"]);
  const size = { ...style, "background-color": module["background-color"] };
  const parts: Readonly<Record<string, () => JsonRecord>> = {
    title: () => ({ heading: { title: module["title"] ?? "h1", text: html, style } }),
    heading: () => ({ heading: { title: module["title"] ?? "h1", text: html, style } }),
    paragraph: () => ({ paragraph: { html, style } }),
    list: () => ({ list: { html, style } }),
    button: () => ({
      button: {
        label: textOf(module["label"]) || html,
        href: module["href"],
        target: module["target"],
        style: { ...size, ...contentBox(module) },
      },
    }),
    image: () => ({
      image: { src: module["src"], alt: module["alt"], href: module["href"], target: module["target"] },
      computedStyle: { class: `${textOf(module["align"]) || "center"} fixedwidth`, width: module["width"] },
    }),
    divider: () => ({
      divider: {
        style: {
          "border-top": `${pxOf(module["height"]) ?? 1}px solid ${textOf(module["color"]) || "#dddddd"}`,
          width: `${pxOf(module["width"]) ?? 100}%`,
        },
      },
    }),
    html: () => ({ html: { html } }),
    icons: () => ({ iconsList: { icons: module["icons"] }, computedStyle: { iconHeight: module["height"] } }),
    menu: () => ({
      menuItemsList: {
        items: recordsOf(module["items"]).map(({ text, link, href }) => ({
          text,
          link: isRecord(link) ? link : { href: textOf(link) || href },
        })),
        style,
      },
    }),
  };
  return {
    type: type === "title" ? "heading" : type,
    descriptor: {
      ...(findOwn(parts, type)?.() ?? module),
      style: { ...withUsual(boxStyle(module), 10, 10), "text-align": module["align"] },
    },
  };
}

/** The room inside a button. */
function contentBox(module: JsonRecord): JsonRecord {
  const padding = {
    "padding-top": module["contentPaddingTop"],
    "padding-right": module["contentPaddingRight"],
    "padding-bottom": module["contentPaddingBottom"],
    "padding-left": module["contentPaddingLeft"],
  };
  return { "border-radius": module["border-radius"] ?? 4, "line-height": "1.2", ...withUsual(padding, 10, 20) };
}

/** What is not said about the room in or around something. */
function withUsual(style: JsonRecord, heightPx: number, sidePx: number): JsonRecord {
  const usual = { "padding-top": heightPx, "padding-right": sidePx, "padding-bottom": heightPx, "padding-left": sidePx };
  return { ...usual, ...Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined)) };
}

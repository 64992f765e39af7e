import { isRecord, type JsonRecord, recordsOf, textOf } from "../json/json-values.js";
import { parseDesign } from "../json/parse-design.js";
import { componentHtml, componentsOf, tagOf } from "./component-html.js";
import { componentMjml } from "./component-mjml.js";
import { writeRules } from "./write-rules.js";

/** What GrapesJS drew: HTML with its styles, or MJML. */
export type GrapesSource = { readonly kind: "html"; readonly source: string } | { readonly kind: "mjml"; readonly source: string };

/** Is this a project of GrapesJS, as it is stored by version 0.20 and later, or before? */
export function findGrapes(value: unknown): JsonRecord | undefined {
  if (!isRecord(value)) return undefined;
  const [page] = recordsOf(value["pages"]);
  const hasFrames = recordsOf(page?.["frames"]).some(({ component }) => component !== undefined);
  return hasFrames || value["gjs-components"] !== undefined || typeof value["gjs-html"] === "string" ? value : undefined;
}

/** The first page of a project. */
export function readGrapes(project: JsonRecord): GrapesSource {
  const [page] = recordsOf(project["pages"]);
  const component = recordsOf(page?.["frames"])[0]?.["component"] ?? page?.["component"];
  const old = given(project["gjs-components"]);
  const roots = component === undefined ? componentsOf({ components: old }) : componentsOf({ components: [component] });
  const rules = recordsOf(given(project["styles"] ?? project["gjs-styles"]));
  const mjml = findMjml(roots);
  if (mjml.length > 0) return { kind: "mjml", source: componentMjml(mjml) };
  const html = roots.map(componentHtml).join("\n") || textOf(project["gjs-html"]);
  const css = rules.length > 0 ? writeRules(rules) : textOf(project["gjs-css"]);
  return {
    kind: "html",
    source: `<!doctype html><html><head><style>${css.replace(/<\/style/gi, "")}</style></head><body>${html}</body></html>`,
  };
}

/** Older projects hold their lists as text. */
function given(value: unknown): unknown {
  return typeof value === "string" ? parseDesign(value) : value;
}

/** The outermost elements of MJML. */
function findMjml(components: readonly JsonRecord[]): readonly JsonRecord[] {
  return components.flatMap((component) => {
    const tag = tagOf(component);
    if (tag === "mjml" || tag.startsWith("mj-")) return [component];
    return findMjml(componentsOf(component));
  });
}

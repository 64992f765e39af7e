import {
  type AnyBlockDefinition,
  type Block,
  type BlockRegistry,
  createRegistry,
  defineBlock,
  documentVersion,
  type EmailDocument,
  escapeText,
  type JsonValue,
  linkAddress,
  prop,
  renderRichText,
} from "@mailwright/document";
import { css, edges, element, fontStack, hidingClass, mj, px } from "../index.js";

const words = (name: string) => ({ name, props: {} as never });
const hide = prop.oneOf(["no", "tablet", "mobile"], "no");
const padding = prop.edges(
  { top: 10, right: 25, bottom: 10, left: 25 },
  { inherits: ({ padding: all }) => ({ top: 0, right: all, bottom: 0, left: all }) },
);

const wrapper = defineBlock({
  type: "wrapper",
  accepts: "blocks",
  within: ["root"],
  props: {
    color: prop.color("#ffffff"),
    padding,
    gap: prop.px({ initial: 0, min: 0, max: 50 }),
    border: prop.px({ initial: 0, min: 0, max: 9 }),
  },
  panel: [],
  strings: words("Page"),
  icon: [],
  compile: ({ props, children }) =>
    mj(
      "mj-wrapper",
      {
        "background-color": props.color,
        padding: edges(props.padding),
        gap: props.gap > 0 && px(props.gap),
        border: props.border > 0 && `${px(props.border)} solid #000000`,
      },
      children,
    ),
});

const section = defineBlock({
  type: "section",
  accepts: "blocks",
  within: ["wrapper"],
  props: { color: prop.color("transparent"), background: prop.image(""), stacks: prop.flag(true), full: prop.flag(false), hide },
  panel: [],
  strings: words("Section"),
  icon: [],
  compile: ({ props, settings, children }) =>
    mj(
      "mj-section",
      {
        "background-color": props.color,
        "background-url": props.background,
        "full-width": props.full && "full-width",
        direction: settings.dir === "rtl" && "rtl",
        "css-class": hidingClass(props.hide),
        padding: "0",
      },
      props.stacks ? children : [mj("mj-group", {}, children)],
    ),
});

const cell = defineBlock({
  type: "cell",
  accepts: "blocks",
  within: ["section"],
  props: { width: prop.percent({ initial: 100, min: 1, max: 100 }), color: prop.color("transparent") },
  panel: [],
  strings: words("Column"),
  icon: [],
  compile: ({ props, children }) => mj("mj-column", { width: `${props.width}%`, "background-color": props.color }, children),
});

const text = defineBlock({
  type: "text",
  accepts: "nothing",
  props: {
    text: prop.richText("<p>Hello</p>"),
    font: prop.font("Arial", { inherits: ({ paragraphFonts }) => paragraphFonts }),
    size: prop.px({ initial: 16, min: 8, max: 72, inherits: ({ textFontSize }) => textFontSize }),
    hide,
    padding,
  },
  panel: [],
  strings: words("Text"),
  icon: [],
  editable: { prop: "text", mode: "blocks", selector: "div" },
  compile: ({ props, settings }) =>
    mj(
      "mj-text",
      {
        "font-family": fontStack(props.font),
        "font-size": px(props.size),
        "css-class": hidingClass(props.hide),
        padding: edges(props.padding),
      },
      renderRichText(props.text, { a: css({ color: settings.linkColor }) }),
    ),
});

const picture = defineBlock({
  type: "picture",
  accepts: "nothing",
  props: { src: prop.image("https://example.test/a.png"), alt: prop.text("A dog"), link: prop.link() },
  panel: [],
  strings: words("Picture"),
  icon: [],
  label: ({ alt }) => alt,
  compile: ({ props }) => mj("mj-image", { src: props.src, alt: props.alt, href: linkAddress(props.link) }),
});

/** A leaf of several nodes, one of which is raw. */
const product = defineBlock({
  type: "product",
  accepts: "nothing",
  props: { name: prop.text("Chair"), price: prop.text("12.00"), link: prop.link({ kind: "web", value: "https://example.test/chair" }) },
  panel: [],
  strings: words("Product"),
  icon: [],
  text: ({ name, price }) => `${name}: ${price}`,
  compile: ({ props }) => [
    mj("mj-text", {}, element("strong", {}, escapeText(props.name))),
    mj("mj-raw", {}, `<tr><td>${escapeText(props.price)}</td></tr>`),
    mj("mj-button", { href: linkAddress(props.link) }, "Buy"),
  ],
});

/** Fails as its prop says: in compile, in the engine, or by answering something that is no node. */
const broken = defineBlock({
  type: "broken",
  accepts: "nothing",
  props: { how: prop.oneOf(["compile", "engine", "nonsense"], "compile") },
  panel: [],
  strings: words("Broken"),
  icon: [],
  compile: ({ props }) => {
    if (props.how === "compile") throw new Error("no such thing");
    if (props.how === "nonsense") return "<b>" as never;
    // A component of the head in a column: MJML throws while it renders.
    return mj("mj-title", {}, "x");
  },
});

const sampleDefinitions: readonly AnyBlockDefinition[] = [wrapper, section, cell, text, picture, product, broken];
/** A few blocks of the compiler's own tests: small, and with the faults that real blocks do not have. */
export const sampleRegistry: BlockRegistry = createRegistry(sampleDefinitions);

type Props = Readonly<Record<string, JsonValue>>;

export function block(id: string, type: string, props: Props = {}, children?: readonly Block[]): Block {
  return children ? { id, type, props, children } : { id, type, props };
}

/** A section with one column. */
export function row(id: string, ...content: readonly Block[]): Block {
  return block(id, "section", {}, [block(`${id}-cell`, "cell", {}, content)]);
}

export function page(rows: readonly Block[], settings: Props = {}, wrapperProps: Props = {}): EmailDocument {
  return { version: documentVersion, settings, root: block("root", "root", {}, [block("wrapper", "wrapper", wrapperProps, rows)]) };
}

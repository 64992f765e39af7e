import { allEdges, prop } from "../props/prop.js";
import type { PropSpecs, Values } from "../props/prop-spec.js";

const corner = () => prop.px({ initial: 0, min: 0, max: 200 });

/** Inside: between what is drawn around a block and the block. */
const boxSpecs = {
  padding: prop.edges(allEdges(0)),
  borderWidth: prop.edges(allEdges(0), { max: 50 }),
  borderStyle: prop.oneOf(["solid", "dashed", "dotted", "double"], "solid"),
  borderColor: prop.color("#d9dde4", { dark: true }),
  topLeftRadius: corner(),
  topRightRadius: corner(),
  bottomRightRadius: corner(),
  bottomLeftRadius: corner(),
  background: prop.color("transparent", { dark: true }),
  /** The colour that a gradient runs to, from `background`; clients without gradients show `background`. */
  gradientTo: prop.color("transparent", { dark: true }),
  gradientAngle: prop.number({ initial: 180, min: 0, max: 360 }),
  backgroundImage: prop.image("", { positionProp: "backgroundPosition" }),
  backgroundSize: prop.oneOf(["cover", "contain", "auto"], "cover"),
  backgroundPosition: prop.oneOf(["top center", "center center", "bottom center", "center left", "center right"], "center center"),
  backgroundRepeat: prop.flag(false),
};

const textSpecs = {
  letterSpacing: prop.px({ initial: 0, min: -5, max: 20, step: 0.1 }),
  textTransform: prop.oneOf(["none", "uppercase", "lowercase", "capitalize"], "none"),
};

const lookSpecs = {
  direction: prop.oneOf(["inherit", "ltr", "rtl"], "inherit"),
  opacity: prop.number({ initial: 1, min: 0, max: 1, step: 0.01 }),
  cssClass: prop.text("", { maxLength: 200 }),
};

/** The box around a content block, in full. */
export const contentBoxSpecs = {
  width: prop.percent({ initial: 100, min: 5, max: 100 }),
  align: prop.oneOf(["left", "center", "right"], "center", { perDevice: true }),
  height: prop.px({ initial: 0, min: 0, max: 2000 }),
  margin: prop.edges(allEdges(0)),
  ...boxSpecs,
  ...textSpecs,
  ...lookSpecs,
};
export type AdvancedValues = Values<typeof contentBoxSpecs>;

const { width: _, align: __, ...columnBoxSpecs } = contentBoxSpecs;

/** A section has spacing, background and picture among its own props; the gradient runs from its colour. */
const rowBoxSpecs = {
  borderWidth: boxSpecs.borderWidth,
  borderStyle: boxSpecs.borderStyle,
  borderColor: boxSpecs.borderColor,
  topLeftRadius: boxSpecs.topLeftRadius,
  topRightRadius: boxSpecs.topRightRadius,
  bottomRightRadius: boxSpecs.bottomRightRadius,
  bottomLeftRadius: boxSpecs.bottomLeftRadius,
  gradientTo: boxSpecs.gradientTo,
  gradientAngle: boxSpecs.gradientAngle,
  ...textSpecs,
  ...lookSpecs,
};

// The direction of the whole email is a general setting.
const { direction: ___, ...pageBoxSpecs } = rowBoxSpecs;

/** The advanced sector, by where a block stands: a column's width is shared with its neighbours, a section fills its page. */
export const advancedSpecs = {
  root: {},
  page: pageBoxSpecs,
  row: rowBoxSpecs,
  column: columnBoxSpecs,
  content: contentBoxSpecs,
} satisfies Record<string, PropSpecs>;

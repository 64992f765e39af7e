import { type AttributeValue, edges, hidingClass, mj, px } from "@mailwright/compiler";
import { allEdges, type Compile, type GeneralSettings, type MjmlNode, panel, prop, type Values } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";

export const sectionPlacement = { accepts: "blocks", within: ["wrapper", "mjml-rows"] } as const;

export const sectionProps = {
  background: prop.color("transparent", { dark: true }),
  backgroundImage: prop.image("", { positionProp: "backgroundPosition" }),
  backgroundSize: prop.oneOf(["cover", "contain", "auto"], "cover"),
  backgroundPosition: prop.oneOf(["top center", "center center", "bottom center", "center left", "center right"], "center center"),
  backgroundRepeat: prop.flag(false),
  padding: prop.edges(allEdges(10, 0)),
  radius: prop.px({ initial: 0, min: 0, max: 60 }),
  verticalAlign: prop.oneOf(["top", "middle", "bottom"], "top", { perDevice: true }),
  stackOnMobile: prop.flag(true),
  reverseOnMobile: prop.flag(false),
  fullWidth: prop.flag(false),
  ...hidingProps,
};

export const sectionPanel = panel<typeof sectionProps>([
  { tab: "quick", fields: ["background", "padding", "radius", "verticalAlign", "stackOnMobile"] },
  { tab: "settings", fields: ["reverseOnMobile", "backgroundImage", "hideElement"] },
  { tab: "style", fields: ["backgroundSize", "backgroundPosition", "backgroundRepeat"] },
  { tab: "advanced", fields: ["fullWidth"] },
]);

export const compileSection: Compile<typeof sectionProps> = ({ props, settings, children }) => {
  const isReversed = props.stackOnMobile && props.reverseOnMobile && children.length > 1;
  return mj(
    "mj-section",
    {
      "background-color": props.background !== "transparent" && props.background,
      ...backgroundOf(props),
      padding: edges(props.padding),
      "border-radius": props.radius > 0 && px(props.radius),
      // Columns stack as they are written, so they are written backwards, and the direction turns them round where they stand
      // side by side. Within a column it is the template's again.
      direction: (settings.dir === "rtl") !== isReversed && "rtl",
      "css-class": hidingClass(props.hideElement),
      "full-width": props.fullWidth && "full-width",
    },
    isReversed ? [...children].reverse() : columnsOf(props, settings, children),
  );
};

/** A group keeps its columns side by side on a phone. */
function columnsOf(props: Values<typeof sectionProps>, { dir }: GeneralSettings, children: readonly MjmlNode[]): readonly MjmlNode[] {
  return props.stackOnMobile || children.length < 2 ? children : [mj("mj-group", { direction: dir === "rtl" && "rtl" }, children)];
}

/** MJML writes CSS, the old attribute and VML for Outlook from these; the colour shows until the picture is there, or instead of it. */
function backgroundOf({
  backgroundImage,
  backgroundSize,
  backgroundPosition,
  backgroundRepeat,
}: Values<typeof sectionProps>): Record<string, AttributeValue> {
  if (backgroundImage === "") return {};
  return {
    "background-url": backgroundImage,
    "background-size": backgroundSize,
    "background-position": backgroundPosition,
    "background-repeat": backgroundRepeat ? "repeat" : "no-repeat",
  };
}

import { type AttributeValue, edges, hidingClass, mj, px } from "@mailwright/compiler";
import type { Compile, GeneralSettings, MjmlNode, Values } from "@mailwright/document";
import type { sectionProps } from "./props.js";

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

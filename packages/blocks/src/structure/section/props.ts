import { allEdges, prop } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";

export const sectionProps = {
  background: prop.color("transparent", { dark: true }),
  backgroundImage: prop.image(""),
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

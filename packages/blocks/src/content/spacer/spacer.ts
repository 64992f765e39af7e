import { hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, panel, prop } from "@mailwright/document";
import { hidingProps } from "../../shared/hiding.js";

export const spacerProps = { height: prop.px({ initial: 50, min: 1, max: 400 }), ...hidingProps };

export const spacerPanel = panel<typeof spacerProps>([
  { tab: "quick", fields: ["height"] },
  { tab: "settings", fields: ["hideElement"] },
]);

export const spacerIcon = ["M4 4.5h16", "M4 19.5h16", "M12 8.5v7", "m9.5 10.5 2.5-2.5 2.5 2.5", "m9.5 13.5 2.5 2.5 2.5-2.5"];

export const compileSpacer: Compile<typeof spacerProps> = ({ props }) =>
  mj("mj-spacer", { "css-class": hidingClass(props.hideElement), height: px(props.height) });

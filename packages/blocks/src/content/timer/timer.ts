import { type Compile, linkAddress, panel } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import type { timerProps } from "./props.js";
import { timerAlt } from "./timer-alt.js";

export const timerPanel = panel<typeof timerProps>([
  { tab: "quick", fields: ["end", "timeZone", "picture", "width", "align"] },
  { tab: "settings", fields: ["alt", "link", "hideElement"] },
  { tab: "style", fields: ["textFont", "numberFont", "background", "textColor", "numberColor", "padding"] },
]);

export const timerIcon = ["M12 6a7.5 7.5 0 1 0 .01 0z", "M12 9.5V14l2.5 1.5", "M9.5 3h5", "m18 5.5 1.5 1.5"];

export const compileTimer: Compile<typeof timerProps> = ({ props }) =>
  pictureNode({
    ...props,
    src: props.picture.url,
    alt: timerAlt(props),
    href: linkAddress(props.link),
    target: props.link.target ?? "_blank",
    title: props.link.title,
  });

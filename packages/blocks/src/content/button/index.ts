import { defineBlock } from "@mailwright/document";
import { idleIconProps, sideIconParts } from "../../shared/side-icon.js";
import { buttonIcon, buttonPanel, buttonProps, compileButton } from "./button.js";
import { buttonStrings } from "./strings.js";

/** A call to action: built of padding and background, so that it is a button in every client. */
export const button = defineBlock({
  type: "button",
  accepts: "nothing",
  props: buttonProps,
  panel: buttonPanel,
  strings: buttonStrings,
  icon: buttonIcon,
  compile: compileButton,
  editable: { prop: "label", mode: "plain", selector: ":is(a, p):not(:has(> img)), :is(a, p) > span" },
  label: ({ label }) => label,
  ...sideIconParts,
  idle: (values) => [
    ...idleIconProps(values),
    ...(values.width === "fixed" ? [] : (["fixedWidth"] as const)),
    ...(values.radius === 0 ? (["outlookCorners"] as const) : []),
  ],
  unseen: { props: [...sideIconParts.unseen.props, "outlookCorners"] },
  read: async () => (await import("./read.js")).readButton,
});

import { defineBlock } from "@mailwright/document";
import { iconRequest } from "../shared/icon-request.js";
import { compileButton } from "./compile.js";
import { buttonIcon } from "./icon.js";
import { buttonPanel } from "./panel.js";
import { buttonProps } from "./props.js";
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
  pictures: [{ kind: "icon", prop: "iconPicture", request: ({ iconId, iconSize, color }) => iconRequest(iconId, iconSize, color) }],
  resets: (changed, { icon, iconId }) =>
    (changed.includes("icon") || changed.includes("iconId")) && icon === "" && iconId === ""
      ? ["iconAlign", "iconSize", "iconIndent", "iconPicture"]
      : [],
  read: async () => (await import("./read.js")).readButton,
  unseen: { props: ["icon", "iconId", "iconPicture"] },
});

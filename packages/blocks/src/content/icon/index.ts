import { defineBlock } from "@mailwright/document";
import { iconRequest } from "../../shared/icon-request.js";
import { compileIcon, iconIcon, iconPanel, iconProps } from "./icon.js";
import { iconStrings } from "./strings.js";

/** A sign that is drawn in any colour and size, linked or not. */
export const icon = defineBlock({
  type: "icon",
  accepts: "nothing",
  props: iconProps,
  panel: iconPanel,
  strings: iconStrings,
  icon: iconIcon,
  compile: compileIcon,
  label: ({ alt }) => alt,
  pictures: [{ kind: "icon", prop: "picture", request: ({ icon: id, size, color }) => iconRequest(id, size, color) }],
  resets: (changed, { icon: id }) => (changed.includes("icon") && id === "" ? ["picture"] : []),
  read: async () => (await import("./read.js")).readIcon,
  unseen: { type: true },
});

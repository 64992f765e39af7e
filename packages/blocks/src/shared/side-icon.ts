import { css, element, px } from "@mailwright/compiler";
import { type PictureRequest, prop, type Values } from "@mailwright/document";
import { iconRequest } from "./icon-request.js";

/** An icon beside the label of what can be clicked: of a link and of a button. */
export const sideIconProps = {
  iconId: prop.icon(),
  iconPicture: prop.picture(),
  icon: prop.image(""),
  iconAlign: prop.oneOf(["left", "right"], "left"),
  iconSize: prop.px({ initial: 32, min: 8, max: 94 }),
  iconIndent: prop.px({ initial: 0, min: 0, max: 100 }),
};
type SideIcon = Values<typeof sideIconProps>;

export const iconGapPx = 8;

/** The label, which is escaped already, with the icon before or after it; the label alone where there is none. */
export function withSideIcon(label: string, look: SideIcon): string {
  const icon = iconAddress(look);
  if (icon === "") return label;
  const words = element("span", { style: css({ "vertical-align": "middle" }) }, label);
  return look.iconAlign === "right" ? words + iconOf(look, icon) : iconOf(look, icon) + words;
}

/** Beside words that say the same, so without an alternative text. Outlook for Windows reads the size from the attributes. */
function iconOf({ iconAlign, iconSize, iconIndent }: SideIcon, icon: string): string {
  const towardsLabel = iconAlign === "right" ? "margin-left" : "margin-right";
  const style = css({
    display: "inline-block",
    width: px(iconSize),
    height: px(iconSize),
    border: 0,
    [towardsLabel]: px(iconGapPx + iconIndent),
    "vertical-align": "middle",
  });
  return element("img", { src: icon, width: iconSize, height: iconSize, style });
}

/** A picture of one's own goes before the icon that was chosen. */
export function iconAddress({ icon, iconId, iconPicture }: SideIcon): string {
  return icon !== "" || iconId === "" ? icon : iconPicture.url;
}

/** Without an icon nothing stands anywhere, in no size; and only a chosen icon, without a picture of one's own, is drawn as a picture. */
export function idleIconProps({ icon, iconId }: SideIcon): readonly ("iconAlign" | "iconSize" | "iconIndent" | "iconPicture")[] {
  const placing = icon === "" && iconId === "" ? (["iconAlign", "iconSize", "iconIndent"] as const) : [];
  return iconId === "" || icon !== "" ? [...placing, "iconPicture"] : placing;
}

/** What the definition of a block with such an icon has in common with others. */
export const sideIconParts = {
  pictures: [
    {
      kind: "icon",
      prop: "iconPicture",
      request: ({ iconId, iconSize, color }: SideIcon & { readonly color: string }): PictureRequest | undefined =>
        iconRequest(iconId, iconSize, color),
    },
  ],
  /** Without an icon its place and size begin anew. */
  resets: (changed: readonly string[], { icon, iconId }: SideIcon) =>
    (changed.includes("icon") || changed.includes("iconId")) && icon === "" && iconId === ""
      ? (["iconAlign", "iconSize", "iconIndent", "iconPicture"] as const)
      : [],
  idle: (look: SideIcon) => idleIconProps(look),
  unseen: { props: ["icon", "iconId", "iconPicture"] },
} as const;

export const sideIconStrings = {
  iconId: "Icon",
  iconPicture: "Picture of the icon",
  icon: "Picture of your own as icon",
  iconAlign: "Icon position",
  iconSize: "Icon size",
  iconIndent: "Space between icon and label",
};

export const sideIconWords = { iconAlign: { left: "Before the label", right: "After the label" } };

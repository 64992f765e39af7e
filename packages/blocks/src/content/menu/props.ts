import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const menuProps = {
  // The specification: links of a menu are neither cloned nor taken out of it; the cells share the width evenly, however many
  // there are. Their order in the panel is the menu's own and may change.
  links: prop.list(
    { text: prop.text("Link", { maxLength: 120 }), link: prop.link() },
    {
      title: "text",
      min: 1,
      max: 12,
      mayDuplicate: false,
      initial: [{ text: "New in" }, { text: "Shop" }, { text: "Stories" }, { text: "Contact" }],
    },
  ),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  font: prop.font("Arial", { inherits: (settings) => settings.paragraphFonts }),
  fontSize: prop.px({ initial: 16, min: 8, max: 48, inherits: (settings) => settings.textFontSize }),
  bold: prop.flag(false),
  underline: prop.flag(false),
  align: alignmentProp("center"),
  linkPadding: prop.edges({ top: 12, right: 4, bottom: 12, left: 4 }, { max: 60 }),
  separatorWidth: prop.px({ initial: 0, min: 0, max: 5 }),
  separatorColor: prop.color("#d9dde4", { dark: true }),
  ...spacingProps,
  ...hidingProps,
};

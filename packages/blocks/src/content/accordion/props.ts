import { prop } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const accordionProps = {
  items: prop.list(
    { title: prop.text("Question", { maxLength: 300 }), words: prop.text("Answer", { maxLength: 1000, multiline: true }) },
    {
      title: "title",
      max: 12,
      initial: [
        { title: "When will it arrive?", words: "In two to four working days." },
        { title: "May I send it back?", words: "Yes, within 30 days, and free of charge." },
      ],
    },
  ),
  opened: prop.oneOf(["first", "none", "all"], "first"),
  titleColor: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  titleSize: prop.px({ initial: 18, min: 8, max: 48 }),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  fontSize: prop.px({ initial: 16, min: 8, max: 48, inherits: (settings) => settings.textFontSize }),
  lineColor: prop.color("#d9dde4", { dark: true }),
  lineWidth: prop.px({ initial: 1, min: 0, max: 10 }),
  itemPadding: prop.px({ initial: 12, min: 0, max: 60 }),
  align: textAlignmentProp,
  ...spacingProps,
  ...hidingProps,
};

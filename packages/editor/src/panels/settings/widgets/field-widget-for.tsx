import type { FieldSpec } from "@mailwright/document";
import { createElement, type ReactNode } from "react";
import { ChoiceWidget } from "./choice-widget.js";
import { CodeWidget } from "./code-widget.js";
import { ColorWidget } from "./color-widget.js";
import { DateTimeWidget } from "./date-time-widget.js";
import { EdgesWidget } from "./edges-widget.js";
import { FlagWidget } from "./flag-widget.js";
import { FontWidget } from "./font-widget.js";
import { IconWidget } from "./icon/icon-widget.js";
import { ImageWidget } from "./image-widget.js";
import { LinkWidget } from "./link-widget.js";
import { NumberWidget } from "./number-widget.js";
import { PictureWidget } from "./picture-widget.js";
import { RichTextWidget } from "./rich-text-widget.js";
import { TextWidget } from "./text-widget.js";
import type { WidgetProps } from "./widget.js";

type FieldKind = FieldSpec["kind"];

/** The one map from a kind of value to what draws it. */
export const fieldWidgets: { readonly [K in FieldKind]: (props: WidgetProps<K>) => ReactNode } = {
  color: ColorWidget,
  number: NumberWidget,
  choice: ChoiceWidget,
  flag: FlagWidget,
  text: TextWidget,
  richText: RichTextWidget,
  image: ImageWidget,
  icon: IconWidget,
  font: FontWidget,
  edges: EdgesWidget,
  link: LinkWidget,
  picture: PictureWidget,
  dateTime: DateTimeWidget,
  code: CodeWidget,
};

/** The field of one value, whatever its kind: of a prop, or of a member of a list's items. */
export function FieldWidgetFor<K extends FieldKind>(props: WidgetProps<K>) {
  return createElement<WidgetProps<K>>(fieldWidgets[props.kind], props);
}

import type { PropKind } from "@mailwright/document";
import { useStyles, widgetStyles } from "@mailwright/ui";
import { createElement, type ReactNode } from "react";
import { fieldWidgets } from "./field-widget-for.js";
import { ListWidget } from "./list/list-widget.js";
import type { WidgetProps } from "./widget.js";
import css from "./widgets.css?inline";

const widgets: { readonly [K in PropKind]: (props: WidgetProps<K>) => ReactNode } = { ...fieldWidgets, list: ListWidget };

const styles = [...widgetStyles, css];

/** The field of a prop, whatever its kind. */
export function WidgetFor<K extends PropKind>(props: WidgetProps<K>) {
  useStyles(styles);
  return createElement<WidgetProps<K>>(widgets[props.kind], props);
}

/// <reference path="./css-inline.d.ts" />
import choice from "./choice/choice.css?inline";
import collapsible from "./collapsible/collapsible.css?inline";
import colorField from "./color-field/color-field.css?inline";
import edgesField from "./edges-field/edges-field.css?inline";
import fieldKinds from "./field/field-kinds.css?inline";
import slider from "./slider/slider.css?inline";
import facts from "./states/facts.css?inline";
import tabs from "./tabs/tabs.css?inline";

/** The styles of what panels and lists are made of, in the same layer as the rest. Each of those components adopts them. */
export const widgetStyles: readonly string[] = [
  `@layer mw-ui{${[fieldKinds, choice, slider, colorField, edgesField, tabs, collapsible, facts].join("\n")}}`,
];

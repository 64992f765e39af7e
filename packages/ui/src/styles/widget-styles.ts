/// <reference path="../css-inline.d.ts" />
import choice from "../fields/choice/choice.css?inline";
import colorField from "../fields/color-field/color-field.css?inline";
import edgesField from "../fields/edges-field/edges-field.css?inline";
import fieldKinds from "../fields/field/field-kinds.css?inline";
import slider from "../fields/slider/slider.css?inline";
import facts from "../messages/states/facts.css?inline";
import collapsible from "../sections/collapsible/collapsible.css?inline";
import tabs from "../sections/tabs/tabs.css?inline";

/** The styles of what panels and lists are made of, in the same layer as the rest. Each of those components adopts them. */
export const widgetStyles: readonly string[] = [
  `@layer mw-ui{${[fieldKinds, choice, slider, colorField, edgesField, tabs, collapsible, facts].join("\n")}}`,
];

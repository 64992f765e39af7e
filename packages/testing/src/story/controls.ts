import { type AnyBlockDefinition, type PropSpec, webSafeFonts } from "@mailwright/document";
import { describeProp } from "../describe-prop.js";

type Control =
  | { readonly type: "color" | "boolean" | "object" | "text" }
  | { readonly type: "range"; readonly min: number; readonly max: number; readonly step: number }
  | { readonly type: "select"; readonly labels?: Record<string, string> };

/** A Storybook control, as much of its type as we use. */
export interface StoryControl {
  readonly name: string;
  readonly control: Control;
  readonly options?: readonly string[];
  readonly description?: string;
  readonly table: {
    readonly category: string;
    readonly type: { readonly summary: string };
    readonly defaultValue: { readonly summary: string };
  };
}

/** A control and a row of the docs table for every prop of a block, made of the prop's spec, its label and its option words. */
export function controlsOf({ props, panel, strings }: AnyBlockDefinition): Readonly<Record<string, StoryControl>> {
  return Object.fromEntries(
    Object.entries(props).map(([name, spec]) => {
      const tab = panel.find(({ fields }) => fields.includes(name))?.tab ?? "in place";
      const words = strings.options?.[name];
      const initial = spec.inherits ? "General settings" : JSON.stringify(spec.initial);
      const table = { category: tab, type: { summary: name }, defaultValue: { summary: initial } };
      const description = describeProp(spec, words, strings.items?.[name]);
      return [name, { name: strings.props[name] ?? name, description, table, ...controlFor(spec, words ?? {}) }];
    }),
  );
}

function controlFor(spec: PropSpec, words: Record<string, string>): Pick<StoryControl, "control" | "options"> {
  switch (spec.kind) {
    case "color":
      return { control: { type: "color" } };
    case "number":
      return { control: { type: "range", min: spec.min, max: spec.max, step: spec.step } };
    case "choice":
      return { options: spec.options, control: { type: "select", labels: words } };
    case "flag":
      return { control: { type: "boolean" } };
    case "font":
      return { options: webSafeFonts.map(({ name }) => name), control: { type: "select" } };
    case "edges":
    case "link":
    case "picture":
    case "list":
      return { control: { type: "object" } };
    case "text":
    case "richText":
    case "image":
    case "icon":
    case "dateTime":
    case "code":
      return { control: { type: "text" } };
  }
}

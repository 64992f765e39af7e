import { edges, mj, px } from "@mailwright/compiler";
import { allEdges, type Compile, panel, prop } from "@mailwright/document";

export const wrapperPlacement = { accepts: "blocks", within: ["root"], atMost: 1 } as const;

export const wrapperProps = {
  background: prop.color("#ffffff", { dark: true }),
  padding: prop.edges(allEdges(20), { inherits: (settings) => allEdges(settings.padding) }),
  radius: prop.px({ initial: 0, min: 0, max: 60 }),
  borderWidth: prop.px({ initial: 0, min: 0, max: 20 }),
  borderColor: prop.color("#d9dde4", { dark: true }),
  fullWidth: prop.flag(false),
};

export const wrapperPanel = panel<typeof wrapperProps>([
  { tab: "quick", fields: ["background", "padding", "radius"] },
  { tab: "style", fields: ["borderWidth", "borderColor"] },
  { tab: "advanced", fields: ["fullWidth"] },
]);

export const wrapperIcon = [
  "M5 4.5A1.5 1.5 0 0 1 6.5 3h11A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5z",
  "M8.5 7.5h7",
  "M8.5 12h7",
  "M8.5 16.5h7",
];

export const compileWrapper: Compile<typeof wrapperProps> = ({ props, children }) =>
  mj(
    "mj-wrapper",
    {
      "background-color": props.background,
      padding: edges(props.padding),
      "border-radius": props.radius > 0 && px(props.radius),
      border: props.borderWidth > 0 && `${px(props.borderWidth)} solid ${props.borderColor}`,
      "full-width": props.fullWidth && "full-width",
    },
    children,
  );

import { allEdges, prop } from "@mailwright/document";

export const wrapperProps = {
  background: prop.color("#ffffff", { dark: true }),
  padding: prop.edges(allEdges(20), { inherits: (settings) => allEdges(settings.padding) }),
  radius: prop.px({ initial: 0, min: 0, max: 60 }),
  borderWidth: prop.px({ initial: 0, min: 0, max: 20 }),
  borderColor: prop.color("#d9dde4", { dark: true }),
  fullWidth: prop.flag(false),
};

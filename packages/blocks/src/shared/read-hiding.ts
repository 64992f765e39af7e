import type { SourceElement } from "@mailwright/document";

/** On which device the class that hides a block hides it. */
export function readHiding(source: SourceElement): { hideElement: "no" | "tablet" | "mobile" } {
  const classes = (source.attribute("css-class") ?? "").split(/\s+/);
  const device = (["tablet", "mobile"] as const).find((each) => classes.includes(`mw-hide-${each}`));
  return { hideElement: device ?? "no" };
}

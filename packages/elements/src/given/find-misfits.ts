import type { Misfit } from "./misfit.js";
import type { Shapes } from "./shapes.js";

/** What does not fit of what a page gave by property or attribute. What was taken away again (`null`) is not given. */
export function findMisfits(given: Readonly<Record<string, unknown>>, shapes: Shapes): readonly Misfit[] {
  return Object.entries(shapes).flatMap(([name, shape]) =>
    given[name] === undefined || given[name] === null ? [] : shape(given[name], name),
  );
}

/**
 * Properties that hold more than text and were written as attributes, where they say nothing: React 18 writes objects so, and a template of
 * Vue's that leaves out `.prop` may.
 */
export function findLostAttributes(element: Element, properties: readonly string[]): readonly Misfit[] {
  return properties
    .filter((name) => element.hasAttribute(name) || element.hasAttribute(kebabCase(name)))
    .map((path) => {
      const message = `${path} is an attribute here, which holds only text; set the property: element.${path} = …`;
      return { code: "not-an-attribute", path, message };
    });
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

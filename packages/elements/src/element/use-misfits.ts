import { useEffect } from "react";
import type { Shapes } from "../given/shapes.js";

interface Surface {
  readonly properties: readonly string[];
  readonly load: () => Promise<unknown>;
  readonly loadShapes: () => Promise<Shapes>;
}

/** Looks at what the page has given, each time that it gives something else, and tells what does not fit. */
export function useMisfits(host: HTMLElement, given: Readonly<Record<string, unknown>>, { properties, load, loadShapes }: Surface): void {
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      await load(); // what shows the element comes first
      const [{ findLostAttributes, findMisfits }, { tellMisfits }, shapes] = await Promise.all([
        import("../given/find-misfits.js"),
        import("./tell-misfits.js"),
        loadShapes(),
      ]);
      if (isWanted) tellMisfits(host, [...findMisfits(given, shapes), ...findLostAttributes(host, properties)]);
    };
    look().catch(() => undefined); // without this code nothing is told, and the element works as well
    return () => {
      isWanted = false;
    };
  }, [host, given, properties, load, loadShapes]);
}

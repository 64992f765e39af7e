import { useEffect } from "react";
import type { Shapes } from "../given/shapes.js";

interface Surface {
  readonly properties: readonly string[];
  readonly load: () => Promise<unknown>;
  readonly loadShapes: () => Promise<Shapes>;
}

/** How long an element is left alone with showing itself before anything is told: the code for that would be fetched and run beside the first drawing. */
const restMs = 500;

/** Looks at what the page has given, each time that it gives something else, and tells what does not fit. */
export function useMisfits(host: HTMLElement, given: Readonly<Record<string, unknown>>, { properties, load, loadShapes }: Surface): void {
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const [{ findLostAttributes, findMisfits }, { tellMisfits }, shapes] = await Promise.all([
        import("../given/find-misfits.js"),
        import("./tell-misfits.js"),
        loadShapes(),
      ]);
      if (isWanted) tellMisfits(host, [...findMisfits(given, shapes), ...findLostAttributes(host, properties)]);
    };
    const untold = () => undefined; // without this code nothing is told, and the element works as well
    load().then(() => {
      if (isWanted) timer = setTimeout(() => look().catch(untold), restMs);
    }, untold);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [host, given, properties, load, loadShapes]);
}

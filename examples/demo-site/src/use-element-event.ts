import { type RefObject, useEffect, useRef } from "react";

/** Hears one of an element's custom events for as long as the component is there. Details that are no objects come as empty ones. */
export function useElementEvent(
  element: RefObject<HTMLElement | null>,
  name: string,
  listener: (detail: Readonly<Record<string, unknown>>, event: Event) => void,
): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const target = element.current;
    const hear = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      latest.current(typeof detail === "object" && detail !== null ? { ...detail } : {}, event);
    };
    target?.addEventListener(name, hear);
    return () => target?.removeEventListener(name, hear);
  }, [element, name]);
}

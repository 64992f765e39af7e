import { useLatest } from "@mailwright/ui";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fillFrame } from "./fill-frame.js";

/** What a frame loads first. Its email is put in afterwards. */
export const emptyPage = "<!doctype html><html><head></head><body></body></html>";

/**
 * Puts an email into a frame. `look` is called with the frame's page after the email changed, and again when a picture arrives, which makes
 * the page longer. The answered `lookAgain` calls it at other times; before the frame has loaded it does nothing.
 */
export function useFilledFrame(html: string, look: (page: Document) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const lookAgain = useLatest(() => {
    const page = frame.current?.contentDocument;
    if (isLoaded && page) look(page);
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isLoaded || !frame.current || !page) return undefined;
    fillFrame(frame.current, html);
    lookAgain.current();
    const onLoad = () => lookAgain.current();
    page.addEventListener("load", onLoad, true);
    return () => page.removeEventListener("load", onLoad, true);
  }, [isLoaded, html, lookAgain]);
  return { frame, lookAgain, onLoad: () => setLoaded(true) };
}

/** The width inside an element, kept up to date. */
export function useRoomWidth(room: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return widthPx;
}

import { type RefObject, useLayoutEffect, useState } from "react";
import { fitSize, type PictureSize } from "../../reduce/fit-picture.js";

/** How large a picture may be shown in an element, and the pixels that this takes on the screen. */
export function useRoom(place: RefObject<HTMLElement | null>, picture: PictureSize): PictureSize {
  const [room, setRoom] = useState<PictureSize>({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      const inner = {
        widthPx: element.clientWidth - 2 * Number.parseFloat(paddingLeft),
        heightPx: element.clientHeight - 2 * Number.parseFloat(paddingTop),
      };
      setRoom((before) => (before.widthPx === inner.widthPx && before.heightPx === inner.heightPx ? before : inner));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  if (room.widthPx <= 0 || room.heightPx <= 0) return { widthPx: 0, heightPx: 0 };
  const scale = Math.min(room.widthPx / picture.widthPx, room.heightPx / picture.heightPx, 1);
  return fitSize(picture, Math.max(picture.widthPx, picture.heightPx) * scale);
}

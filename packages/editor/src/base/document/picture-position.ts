import type { PropSpec } from "@mailwright/document";

/** A point of a picture, in shares of its width and height. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The places that every mail client knows: Outlook for Windows takes words, and ignores shares of a hundred. */
const places: Readonly<Record<string, PicturePoint>> = {
  "center center": { x: 0.5, y: 0.5 },
  "top center": { x: 0.5, y: 0 },
  "bottom center": { x: 0.5, y: 1 },
  "center left": { x: 0, y: 0.5 },
  "center right": { x: 1, y: 0.5 },
};

/** What is written beside the address of a picture whose focal point is known: where a background of that picture is held. Mostly nothing. */
export function valuesBesidePicture(spec: PropSpec | undefined, focus: PicturePoint | undefined): Readonly<Record<string, string>> {
  if (spec?.kind !== "image" || spec.positionProp === undefined || !focus) return {};
  const far = ({ x, y }: PicturePoint) => Math.hypot(x - focus.x, y - focus.y);
  const [nearest] = Object.entries(places).sort(([, one], [, other]) => far(one) - far(other));
  return nearest ? { [spec.positionProp]: nearest[0] } : {};
}

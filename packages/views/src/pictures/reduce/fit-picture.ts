import { imageSideMaxPx } from "@mailwright/contract";

/** A size in pixels. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The largest size of the same shape whose sides are within the limit. Never larger than the picture. */
export function fitSize({ widthPx, heightPx }: PictureSize, sideMaxPx: number): PictureSize {
  const scale = Math.min(1, sideMaxPx / Math.max(widthPx, heightPx));
  return { widthPx: Math.max(1, Math.round(widthPx * scale)), heightPx: Math.max(1, Math.round(heightPx * scale)) };
}

/** One attempt to make a file small enough. */
export interface PictureTry {
  readonly sideMaxPx: number;
  readonly type: "image/jpeg" | "image/png";
  readonly quality: number;
}

/**
 * The attempts, best first. Photos lose quality before size. Transparent pictures stay PNG, which has no quality to lose. WebP would be
 * smaller, but Outlook does not show it.
 */
export function picturesTries(isTransparent: boolean): readonly PictureTry[] {
  const sides = [imageSideMaxPx, 1440, 1080, 800, 600, 400];
  if (isTransparent) return sides.map((sideMaxPx) => ({ sideMaxPx, type: "image/png", quality: 1 }));
  return sides.flatMap((sideMaxPx) => [0.88, 0.75, 0.6].map((quality): PictureTry => ({ sideMaxPx, type: "image/jpeg", quality })));
}

import { PNG } from "pngjs";

/** A PNG picture of one grey. */
export function greyPicture(width: number, height: number): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(120);
  return PNG.sync.write(picture);
}

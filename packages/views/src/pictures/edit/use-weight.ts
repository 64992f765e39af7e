import { useEffect, useState } from "react";
import { type EncodedPicture, encodePicture } from "./draw/encode-picture.js";
import type { PictureSteps } from "./steps/picture-steps.js";

/** How long the steps have to rest before they are weighed: encoding takes a moment. */
const restMs = 250;

/** What the picture would weigh if it were saved now; nothing while that is being found out. */
export function useWeight(bitmap: ImageBitmap, steps: PictureSteps): EncodedPicture | undefined {
  const [weighed, setWeighed] = useState<{ readonly steps: PictureSteps; readonly encoded: EncodedPicture }>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      encodePicture(bitmap, steps).then(
        (encoded) => isWanted && setWeighed({ steps, encoded }),
        // The figure stays away; saving tells what is wrong.
        () => undefined,
      );
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [bitmap, steps]);
  return weighed?.steps === steps ? weighed.encoded : undefined;
}

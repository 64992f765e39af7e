import { isPicture, type Picture, type PictureKind, type PictureRequest, pictureKinds } from "@mailwright/document";
import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import type { PictureAnswer } from "../picture-port.js";
import { ask, refused } from "./ask-host.js";

/** What a page supplies for blocks whose picture is made. */
export interface HostPictureProviders {
  /**
   * Makes a picture that a block needs (a QR code, a video's thumbnail, a timer, an icon, a map), stores it and answers its address; of a map also what
   * the place is called (`title`) and what has to stand beside it (`credit`). An error with the code `place-not-found` says that there is no such place.
   */
  readonly makePicture?: (request: PictureRequest, options: { readonly signal: AbortSignal }) => Promise<Omit<Picture, "key">>;
  /** The kinds of pictures that `makePicture` can make; absent: all but `map`, which takes a service of maps. */
  readonly pictureKinds?: readonly PictureKind[];
}

const withoutService: readonly PictureKind[] = pictureKinds.filter((kind) => kind !== "map");

/** The picture port over a page's own function. */
export function hostPictures({ makePicture, pictureKinds: kinds = withoutService }: HostPictureProviders): Pick<EditorPorts, "pictures"> {
  if (!makePicture) return {};
  return {
    pictures: {
      kinds,
      make: (request, signal) => ask(async () => readPicture(await makePicture(request, { signal }))),
    },
  };
}

function readPicture(answer: unknown): PictureAnswer {
  const picture = isRecord(answer) ? { ...answer, key: "" } : answer;
  if (!isPicture(picture) || picture.url === "") return refused("unreadable-answer", "The page answered no address of a picture.");
  const { url, title, choices, credit } = picture;
  const known = { ...(title !== undefined && { title }), ...(choices && { choices }), ...(credit !== undefined && { credit }) };
  return { kind: "made", picture: { url, ...known } };
}

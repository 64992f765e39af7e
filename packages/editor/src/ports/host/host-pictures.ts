import { isPicture, type Picture, type PictureKind, type PictureRequest, pictureKinds } from "@mailwright/document";
import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import type { PictureAnswer } from "../picture-port.js";
import { ask, refused } from "./ask-host.js";

/** What a page supplies for blocks whose picture is made. */
export interface HostPictureProviders {
  /** Makes a picture that a block needs (a QR code, a video's thumbnail, a timer, an icon), stores it and answers its address. */
  readonly makePicture?: (request: PictureRequest, options: { readonly signal: AbortSignal }) => Promise<Omit<Picture, "key">>;
  /** The kinds of pictures that `makePicture` can make; absent: all of them. */
  readonly pictureKinds?: readonly PictureKind[];
}

/** The picture port over a page's own function. */
export function hostPictures({ makePicture, pictureKinds: kinds = pictureKinds }: HostPictureProviders): Pick<EditorPorts, "pictures"> {
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
  const { url, title, choices } = picture;
  return { kind: "made", picture: { url, ...(title !== undefined && { title }), ...(choices && { choices }) } };
}

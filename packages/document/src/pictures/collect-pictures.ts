import { isPicture, noPicture, type Picture } from "../props/picture.js";
import type { PropSpecs, Values } from "../props/prop-spec.js";
import type { JsonValue } from "../tree/block.js";
import { type PictureKind, type PictureRequest, pictureKey } from "./picture-request.js";

/** An item of a list, as far as it is set. */
export type PictureItem = Readonly<Record<string, unknown>>;

/**
 * Which prop of a block holds a generated picture, and what the picture shall show. Compile reads the stored address only;
 * the editor asks for the picture when the request is another than the one that the stored key names.
 */
export interface GeneratedPicture<P extends PropSpecs = PropSpecs> {
  readonly kind: PictureKind;
  /** Of a picture in each item of a list: the list's name. */
  readonly list?: keyof P & string;
  /** A `prop.picture()` of the block, or of the list's items. */
  readonly prop: string;
  /** Nothing where the values do not say enough yet: what there is stays. `item` is empty where there is no list. */
  readonly request: (values: Values<P>, item: PictureItem) => PictureRequest | undefined;
  /**
   * Somebody presses a button for it, and the editor never asks by itself: what is written into the block when it is there, in a step of its own.
   * Not for lists.
   */
  readonly take?: (picture: Picture) => Readonly<Record<string, JsonValue>>;
}

/** The way to a picture inside a block's props: `["picture"]`, or `["items", 2, "picture"]`. */
export type PicturePath = readonly [prop: string] | readonly [list: string, index: number, member: string];

/** A picture that a block wants now. */
export interface WantedPicture {
  readonly path: PicturePath;
  readonly request: PictureRequest;
  readonly key: string;
  readonly stored: Picture;
  /** The stored picture answers the request. */
  readonly isFresh: boolean;
  /** Of a picture that is asked for by hand: what it changes in the block. */
  readonly take?: (picture: Picture) => Readonly<Record<string, JsonValue>>;
}

/** What pictures a block with these values wants, fresh or not. */
export function collectPictures(pictures: readonly GeneratedPicture[] | undefined, values: Values<PropSpecs>): readonly WantedPicture[] {
  return (pictures ?? []).flatMap(({ list, prop, request, take }) => {
    if (list === undefined) return want([prop], request(values, {}), values[prop], take);
    const items: unknown = values[list];
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown, index) => (isItem(item) ? want([list, index, prop], request(values, item), item[prop]) : []));
  });
}

function want(
  path: PicturePath,
  request: PictureRequest | undefined,
  value: unknown,
  take?: WantedPicture["take"],
): readonly WantedPicture[] {
  if (!request) return [];
  const stored = isPicture(value) ? value : noPicture;
  const key = pictureKey(request);
  return [{ path, request, key, stored, isFresh: stored.key === key && stored.url !== "", ...(take && { take }) }];
}

function isItem(value: unknown): value is PictureItem {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

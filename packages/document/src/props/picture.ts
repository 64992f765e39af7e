import { isSafeAddress } from "../html/address.js";

/** A picture that somebody else makes for a block: where it is, and which request it answers. */
export type Picture = {
  /** Empty until there is one. */
  readonly url: string;
  /** `pictureKey` of the request that it answers; another one now means that the picture is out of date. */
  readonly key: string;
  /** What the maker knows of it, such as a video's title. */
  readonly title?: string;
  /** Addresses that the person may choose between, such as a video's thumbnails. */
  readonly choices?: readonly string[];
  /** What has to stand beside it, such as whom a map is by. */
  readonly credit?: string;
};

export const noPicture: Picture = { url: "", key: "" };

const addressMaxLength = 4096;
const choicesMax = 50;

/** Is this JSON a picture? Unknown members are tolerated, wrong types and unsafe addresses are not. */
export function isPicture(value: unknown): value is Picture {
  if (typeof value !== "object" || value === null) return false;
  const { url, key, title, choices, credit } = value as Record<string, unknown>;
  if (!isPictureAddress(url) || typeof key !== "string") return false;
  if (title !== undefined && typeof title !== "string") return false;
  if (credit !== undefined && typeof credit !== "string") return false;
  return choices === undefined || (Array.isArray(choices) && choices.length <= choicesMax && choices.every(isPictureAddress));
}

function isPictureAddress(value: unknown): value is string {
  return typeof value === "string" && value.length <= addressMaxLength && isSafeAddress(value);
}

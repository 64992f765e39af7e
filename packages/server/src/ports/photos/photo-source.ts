import type { PhotoServiceId } from "../../config/photo-settings.js";

/** A photo as a service knows it. */
export interface Photo {
  id: string;
  description: string;
  /** A small picture, for the list. */
  thumbUrl: string;
  /** The picture as an email shows it. */
  url: string;
  widthPx: number;
  heightPx: number;
  /** Who made it, and their page. */
  userName: string;
  userUrl: string;
  /** The page of the photo. */
  pageUrl: string;
  /** What the service wants to be told when it is chosen; empty where it wants nothing. */
  pingUrl: string;
}

export interface PhotoPage {
  photos: readonly Photo[];
  totalPages: number;
}

export interface PhotoSearch {
  /** Empty is what the service shows by itself. */
  query: string;
  /** From 1. */
  page: number;
  perPage: number;
}

/** Photos that may be used for nothing. Throws `ServiceError`. */
export interface PhotoSource {
  readonly id: PhotoServiceId;
  /** What people call it, and its page. */
  readonly name: string;
  readonly siteUrl: string;
  search(search: PhotoSearch, caller: string): Promise<PhotoPage>;
  /** Tells the service that a photo was chosen, and answers its bytes where its rules want a copy; null where they want its own address shown. */
  choose(photo: Pick<Photo, "url" | "pingUrl">, caller: string): Promise<Buffer | null>;
}

/** A picture that is stored somewhere and can be shown in an email. */
export interface LibraryPicture {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** A small still of it, for lists. */
  readonly thumbnailUrl?: string | undefined;
  readonly widthPx?: number | undefined;
  readonly heightPx?: number | undefined;
  readonly sizeBytes?: number | undefined;
  /** Milliseconds since 1970. */
  readonly createdAtMs?: number | undefined;
  /** How it was made of another picture, where a list tells that at once. */
  readonly edit?: { readonly original: LibraryPicture; readonly steps: unknown } | undefined;
}

/** `here`: only those that the open template shows, newest first. */
export type PictureOrder = "newest" | "largest" | "here";

/** What is looked for in a library. */
export interface PictureQuery {
  /** Part of the name; empty for all. */
  readonly search: string;
  readonly order: PictureOrder;
  /** Names the part of the list that is asked for; absent: the beginning. */
  readonly after?: string | undefined;
}

/** One part of a library's list. */
export interface PicturePage {
  readonly kind: "listed";
  readonly pictures: readonly LibraryPicture[];
  /** Names the next part; absent at the end. */
  readonly next?: string | undefined;
  /** How many fit in all, if that is known. */
  readonly total?: number | undefined;
}

/** An expected no. */
export interface PictureRefusal {
  readonly kind: "refused";
  readonly code: string;
  readonly message: string;
}

export interface PictureUpload {
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** What editing a picture begins with: the picture itself, or the one that it was made of, and what was done to that. */
export interface PictureOriginal {
  readonly kind: "original";
  readonly picture: LibraryPicture;
  readonly steps?: unknown;
}

/** A picture that was made by editing. */
export interface PictureEdit {
  /** Which was edited, as `original` named it. */
  readonly picture: LibraryPicture;
  readonly file: File;
  /** What was done to it: JSON, to be answered by `original` the next time. */
  readonly steps: object;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** A template that shows a picture. */
export interface PictureUse {
  readonly id: string;
  readonly name: string;
  /** It is one of the ready-made templates. */
  readonly isSystem?: boolean | undefined;
}

/** The templates that show a picture: those that the person may see, and how many others do. */
export interface PictureUses {
  readonly kind: "used";
  readonly templates: readonly PictureUse[];
  readonly othersCount: number;
}

/** Pictures that are kept. What a library cannot do it leaves out, and nothing asks for it. */
export interface PictureLibrary {
  /** The orders that it can list in. */
  readonly orders: readonly PictureOrder[];
  list?(query: PictureQuery, signal: AbortSignal): Promise<PicturePage | PictureRefusal>;
  upload?(upload: PictureUpload): Promise<{ readonly kind: "uploaded"; readonly picture: LibraryPicture } | PictureRefusal>;
  rename?(picture: LibraryPicture, name: string): Promise<{ readonly kind: "renamed"; readonly picture: LibraryPicture } | PictureRefusal>;
  remove?(picture: LibraryPicture): Promise<{ readonly kind: "removed" } | PictureRefusal>;
  /** Stores the picture of an address. Without it an address is used as it is. */
  fetch?(url: string, signal: AbortSignal): Promise<{ readonly kind: "uploaded"; readonly picture: LibraryPicture } | PictureRefusal>;
  /** What editing begins with; without it, with the picture itself. */
  original?(picture: LibraryPicture, signal: AbortSignal): Promise<PictureOriginal | PictureRefusal>;
  /** Stores what came of editing as another picture. Without it nothing is edited. */
  edit?(edit: PictureEdit): Promise<{ readonly kind: "uploaded"; readonly picture: LibraryPicture } | PictureRefusal>;
  uses?(picture: LibraryPicture, signal: AbortSignal): Promise<PictureUses | PictureRefusal>;
}

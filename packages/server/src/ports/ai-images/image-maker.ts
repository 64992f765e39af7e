import type { aiAspectRatios, aiEdits, aiStyles } from "@mailwright/contract";

export type AiStyle = (typeof aiStyles)[number];
export type AiAspectRatio = (typeof aiAspectRatios)[number];

/** What a picture is to show. */
export interface ImageWish {
  prompt: string;
  /** What it is not to show; empty is nothing. */
  negativePrompt: string;
  aspectRatio: AiAspectRatio;
  style: AiStyle;
}

/** What can be done to a picture: changed by words, its background taken away, extended to another shape. */
export type AiEdit = (typeof aiEdits)[number];

/** What is to be done to a picture. */
export interface EditWish {
  edit: AiEdit;
  /** With `words` what is to change; with `extend` what is to be seen there, or empty. */
  prompt: string;
  /** With `extend`, the shape that comes of it. */
  aspectRatio: AiAspectRatio;
  source: EditSource;
}

/** The picture that is changed: PNG or JPEG, and not heavier than the service takes it. */
export interface EditSource {
  bytes: Buffer;
  mime: string;
  widthPx: number;
  heightPx: number;
}

/** For whom, and until when it is wanted. */
export interface Making {
  caller: string;
  signal: AbortSignal;
}

/** Makes and changes pictures, one at a time. Throws `ServiceError`; a picture that the service will not make is `refused`. */
export interface ImageMaker {
  /** What people call the service. */
  readonly name: string;
  make(wish: ImageWish, making: Making): Promise<Buffer>;
  /** Left out by a service that changes no pictures. */
  readonly editing?: ImageEditing;
}

export interface ImageEditing {
  /** What it can do. */
  readonly edits: readonly AiEdit[];
  /** How heavy a picture may be that it is given. */
  readonly sourceMaxBytes: number;
  change(wish: EditWish, making: Making): Promise<Buffer>;
}

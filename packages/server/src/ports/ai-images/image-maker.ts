import type { aiAspectRatios, aiStyles } from "@mailwright/contract";

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

/** For whom, and until when it is wanted. */
export interface Making {
  caller: string;
  signal: AbortSignal;
}

/** Makes pictures from words, one at a time. Throws `ServiceError`; a picture that the service will not make is `refused`. */
export interface ImageMaker {
  /** What people call the service. */
  readonly name: string;
  make(wish: ImageWish, making: Making): Promise<Buffer>;
}

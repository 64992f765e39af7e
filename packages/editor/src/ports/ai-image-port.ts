import type { LibraryPicture } from "@mailwright/views/picture-library";
import type { OpenedAnswer } from "./image-port.js";
import type { PortRefusal } from "./port-refusal.js";

export const aiRatios = ["1:1", "3:4", "4:3", "16:9", "9:16"] as const;
export const aiStyles = ["photograph", "digital_art", "landscape", "sketch", "watercolor", "cyberpunk", "pop_art"] as const;

export type AiRatio = (typeof aiRatios)[number];
export type AiStyle = (typeof aiStyles)[number];

/** What pictures are to show, and how. */
export interface AiImageRequest {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly aspectRatio: AiRatio;
  readonly style: AiStyle;
}

export const aiEdits = ["words", "background", "extend"] as const;

/** What can be done to a picture: changed by words, its background taken away, extended to another shape. */
export type AiEdit = (typeof aiEdits)[number];

/** Which picture is to be changed, and how. */
export interface AiEditRequest {
  readonly picture: LibraryPicture;
  readonly edit: AiEdit;
  /** With `words` what is to change; with `extend` what is to be seen there, or empty. */
  readonly prompt: string;
  /** With `extend`, the shape that comes of it. */
  readonly aspectRatio: AiRatio;
  /** How many are wanted. */
  readonly count: number;
}

export interface AiImageWork {
  readonly signal: AbortSignal;
  /** Told of what is there already. */
  readonly onMade: (pictures: readonly LibraryPicture[]) => void;
}

export type AiImageAnswer = { readonly kind: "made"; readonly pictures: readonly LibraryPicture[] } | PortRefusal;

/** Pictures that are made from words. `ai-not-configured` is the refusal where no service is connected. */
export interface AiImagePort {
  make(request: AiImageRequest, work: AiImageWork): Promise<AiImageAnswer>;
  /** What can be done to a picture. Absent: nothing. */
  edits?(signal: AbortSignal): Promise<{ readonly kind: "edits"; readonly edits: readonly AiEdit[] } | PortRefusal>;
  /** Has a picture changed. It stays as it is. */
  edit?(request: AiEditRequest, work: AiImageWork): Promise<AiImageAnswer>;
  /** Keeps a picture in the library; those that are not kept go. Absent: they stay by themselves. */
  keep?(picture: LibraryPicture): Promise<{ readonly kind: "kept"; readonly picture: LibraryPicture } | PortRefusal>;
  /** Shows a dialog of the page's own in the place of the tab. */
  open?(): Promise<OpenedAnswer>;
}

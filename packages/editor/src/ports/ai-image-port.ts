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

export interface AiImageWork {
  readonly signal: AbortSignal;
  /** Told of what is there already. */
  readonly onMade: (pictures: readonly LibraryPicture[]) => void;
}

/** Pictures that are made from words. `ai-not-configured` is the refusal where no service is connected. */
export interface AiImagePort {
  make(
    request: AiImageRequest,
    work: AiImageWork,
  ): Promise<{ readonly kind: "made"; readonly pictures: readonly LibraryPicture[] } | PortRefusal>;
  /** Keeps a picture in the library; those that are not kept go. Absent: they stay by themselves. */
  keep?(picture: LibraryPicture): Promise<{ readonly kind: "kept"; readonly picture: LibraryPicture } | PortRefusal>;
  /** Shows a dialog of the page's own in the place of the tab. */
  open?(): Promise<OpenedAnswer>;
}

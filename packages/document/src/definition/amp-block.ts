import type { GeneralSettings } from "../props/general-settings.js";

/** The parts of AMP for Email that a block may use. */
export type AmpComponent = "amp-accordion" | "amp-carousel" | "amp-form";

/** A block in the AMP part of an email. */
export interface AmpBlock {
  /** HTML with elements of AMP. Styles stand in `style`, pictures in `img`: both are rewritten as AMP has them. */
  readonly html: string;
  readonly components: readonly AmpComponent[];
}

/** What a block knows besides its values when it writes its AMP. */
export interface AmpSurroundings {
  readonly settings: GeneralSettings;
  /** How large a picture is, where somebody knows. AMP wants room kept for each before it is there. */
  sizeOf(address: string): PictureSize | undefined;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in shares of the whole: 0.5 is the middle. */
export interface ShareBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SharePoint {
  readonly x: number;
  readonly y: number;
}

export const pictureFilters = ["none", "mono", "sepia", "warm", "cool", "faded", "vivid"] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export const itemKinds = ["text", "box", "ellipse"] as const;

/** Something that lies on the picture. Its place is in shares of the finished picture, its size in shares of that one's width. */
export interface PictureItem {
  readonly id: string;
  readonly kind: (typeof itemKinds)[number];
  /** The middle of it. */
  readonly x: number;
  readonly y: number;
  /** Of a text this is what it takes, and not set. */
  readonly width: number;
  /** Of a text: of its letters. */
  readonly height: number;
  readonly turnDeg: number;
  /** `#rrggbb` */
  readonly color: string;
  /** From 0 to 100. */
  readonly opacity: number;
  readonly text: string;
  readonly isBold: boolean;
}

export const pictureFormats = ["auto", "jpeg", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What is done to a picture. Stored with the result, so that editing it again begins with the original and goes on from here. */
export interface PictureSteps {
  /** Clockwise. */
  readonly quarterTurns: number;
  /** Mirrored before it is turned straight. */
  readonly isFlippedX: boolean;
  readonly isFlippedY: boolean;
  readonly straightenDeg: number;
  /** In shares of the turned picture. */
  readonly crop: ShareBox;
  /** What has to stay in view when a shape is cut out; in shares of the turned picture. */
  readonly focus: SharePoint;
  /** These three go from -100 to 100. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly filter: PictureFilter;
  readonly items: readonly PictureItem[];
  /** In hundredths of half the shorter side. */
  readonly radius: number;
  /** In hundredths of half the shorter side. */
  readonly frameWidth: number;
  readonly frameColor: string;
  /** What is behind the round corners; empty for nothing. */
  readonly background: string;
  /** No wider than this. */
  readonly widthMaxPx: number;
  /** Of a JPEG, from 30 to 100. */
  readonly quality: number;
  readonly format: PictureFormat;
}

export const wholePicture: ShareBox = { x: 0, y: 0, width: 1, height: 1 };

/** The largest width that an email needs: twice of what it shows. */
export const widthLimitPx = 1920;

/** Nothing is done. */
export const noSteps: PictureSteps = {
  quarterTurns: 0,
  isFlippedX: false,
  isFlippedY: false,
  straightenDeg: 0,
  crop: wholePicture,
  focus: { x: 0.5, y: 0.5 },
  brightness: 0,
  contrast: 0,
  saturation: 0,
  filter: "none",
  items: [],
  radius: 0,
  frameWidth: 0,
  frameColor: "#ffffff",
  background: "",
  widthMaxPx: widthLimitPx,
  quality: 86,
  format: "auto",
};

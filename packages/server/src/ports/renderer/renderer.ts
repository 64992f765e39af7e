export type PictureFormat = "png" | "jpeg";

/** A picture that a page shows: its bytes, or null to leave it out. */
export type FindPicture = (url: string) => Promise<{ bytes: Buffer; mime: string } | null>;

/** A page to be drawn. Whatever it holds, it reaches nothing but what `findPicture` answers. */
export interface Page {
  html: string;
  findPicture: FindPicture;
  /** For whom it is: people take turns. */
  caller?: string;
  /** Nobody wants it any more: what is not drawn yet is not drawn. */
  signal?: AbortSignal;
}

/** Draws pages. Refuses with `unavailable` while there is too much to do, and with `renderer-unavailable` where it cannot. */
export interface Renderer {
  pdf(page: Page): Promise<Buffer>;
  /** The whole page, or what a window of that height shows of it. */
  picture(page: Page, look: { widthPx: number; format: PictureFormat; heightPx?: number }): Promise<Buffer>;
}

import type { LibraryPicture, PictureLibrary, PictureRefusal } from "@mailwright/views/picture-library";

/** `global`: the person's own pictures. `template`: those of the open template. */
export type ImageScope = "global" | "template";

/** What a dialog of the page's own answers. */
export type OpenedAnswer = { readonly kind: "chosen"; readonly picture: LibraryPicture } | { readonly kind: "none" } | PictureRefusal;

export interface FoundPicture {
  readonly kind: "found";
  readonly picture: LibraryPicture;
  readonly scope: ImageScope;
}

/** Pictures. What a library cannot do is not offered; without any library people give addresses. */
export interface ImagePort {
  readonly libraries: Readonly<Partial<Record<ImageScope, PictureLibrary>>>;
  /** Copies a global picture to the template. A copy that is there already is answered like a new one. */
  copyToTemplate?(picture: LibraryPicture): Promise<{ readonly kind: "copied"; readonly picture: LibraryPicture } | PictureRefusal>;
  /** The picture of an address, and whose it is. One from elsewhere may be stored for it. */
  find?(url: string, signal: AbortSignal): Promise<FoundPicture | PictureRefusal>;
  /** Shows a dialog of the page's own instead of the editor's. */
  open?(): Promise<OpenedAnswer>;
}

/** The library that fetches pictures by their addresses: that of the template, if it keeps any. */
export function fetchLibrary(port: ImagePort | undefined): PictureLibrary | undefined {
  const { template, global } = port?.libraries ?? {};
  return [template, global].find((library) => library?.fetch);
}

/** Where pictures go that come from elsewhere than a library: those of the template, if it keeps any. */
export function uploadLibrary(port: ImagePort | undefined): PictureLibrary | undefined {
  const { template, global } = port?.libraries ?? {};
  return [template, global].find((library) => library?.upload);
}

/** May pictures be edited that stand in an email? */
export function mayEditImages(port: ImagePort | undefined): boolean {
  const { template, global } = port?.libraries ?? {};
  return template?.edit !== undefined || global?.edit !== undefined;
}

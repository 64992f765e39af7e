import type { Picture } from "@mailwright/document";

/** What a video is called for those who do not see its picture: the words of its own, or else its title. */
export function videoAlt({ alt, picture }: { readonly alt: string; readonly picture: Picture }): string {
  if (alt !== "") return alt;
  return picture.title ? `Play video: ${picture.title}` : "Play video";
}

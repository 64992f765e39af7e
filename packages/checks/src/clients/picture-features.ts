const formats: Readonly<Record<string, string>> = { jpeg: "jpg", tif: "tiff", heic: "heif" };
const ending = /\.(apng|avif|bmp|gif|hdr|heic|heif|ico|jpe?g|mp4|png|svg|tiff?|webp)(?:[?#]|$)/i;

/** What "Can I email" calls the format of a picture, by its address; nothing where that does not tell. */
export function slugOfPicture(src: string): string | undefined {
  if (/^data:/i.test(src)) return "image-base64";
  const found = ending.exec(src.slice(0, 2000))?.[1]?.toLowerCase();
  return found && `image-${formats[found] ?? found}`;
}

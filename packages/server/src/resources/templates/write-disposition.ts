/** A name that every disk takes. Marks that turn the direction of writing are among what is left out: they make one ending look like another. */
export const fileStemOf = (name: string) =>
  name.replaceAll(/[\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "-").replace(/^[. ]+/, "") || "template";

/** Names a file for every browser and every disk: the plain form for old browsers, the encoded form for any script. */
export function writeDisposition(name: string, extension: string): string {
  const fileName = `${fileStemOf(name)}.${extension}`;
  const plain = fileName.replaceAll(/[^A-Za-z0-9 ._-]/g, "_");
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

import { tidyName } from "@mailwright/contract";

const nameMaxLength = 80;

/** A name that is safe in a path, an address and a header, whatever was sent: `../../Ä b.PNG` becomes `a-b-1f2e3d.png`. */
export function writeSavedName(originalName: string, contentKey: string, extension: string, nameless: string): string {
  const file = originalName.split(/[\\/]/).at(-1) ?? "";
  const stem = file
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, nameMaxLength)
    .replaceAll(/^-+|-+$/g, "");
  return `${stem || nameless}-${contentKey.slice(0, 8)}.${extension}`;
}

/** The name as a person gave it, without its path and what no name may hold: turned around, a name lies about its ending. */
export function writeOriginalName(name: string, nameless: string): string {
  const file = name.split(/[\\/]/).at(-1) ?? "";
  return Array.from(tidyName(file)).slice(0, 255).join("") || nameless;
}

import { fileStemOf } from "../templates/write-disposition.js";

const lengthMax = 100;

/** Gives each template a name of its own in an archive; disks that do not tell capitals apart do not mix them up. */
export function createFileNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const stem =
      Array.from(fileStemOf(name))
        .slice(0, lengthMax)
        .join("")
        // Windows drops these at the end of a name.
        .replace(/[. ]+$/, "") || "template";
    let free = stem;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  };
}

import type { PictureFault, UnreachedPicture } from "@mailwright/destinations";
import { Line, Names } from "./before-line.js";
import { useDestinationWords } from "./offer-words.js";

const faultKeys = {
  server: "onServer",
  computer: "onComputer",
  network: "inNetwork",
  "no-server": "withoutServer",
  inside: "insideEmail",
} as const satisfies Record<PictureFault, string>;

const namedMax = 4;

export interface UnseenPicturesProps {
  /** Of the destination. */
  readonly name: string;
  readonly pictures: readonly UnreachedPicture[];
}

/** Which pictures those who get the email will not see, and why. */
export function UnseenPictures({ name, pictures }: UnseenPicturesProps) {
  const say = useDestinationWords();
  const faults = [...new Set(pictures.map(({ fault }) => fault))];
  return (
    <Line tone="warning">
      {say("unseen", { count: pictures.length })}
      {faults.map((fault) => {
        const names = [...new Set(pictures.flatMap((each) => (each.fault === fault ? [nameOf(each.address)] : [])))];
        const rest = names.length - namedMax;
        return (
          <Names
            key={fault}
            reason={say(faultKeys[fault], { name })}
            names={names.slice(0, namedMax)}
            rest={rest > 0 ? say("morePictures", { count: rest }) : undefined}
          />
        );
      })}
    </Line>
  );
}

const lengthMax = 60;

/** The end of an address is its file; one on another server is named whole, and of one that is the picture itself there is only its kind. */
function nameOf(address: string): string {
  const [, kind] = /^data:([^;,]{1,40})/i.exec(address) ?? [];
  if (kind !== undefined) return kind;
  const path = address.replace(/[?#].*$/, "");
  const file = path.slice(path.lastIndexOf("/") + 1);
  const shown = /^https?:/i.test(address) || file === "" ? address : file;
  return shown.length > lengthMax ? `…${shown.slice(-lengthMax)}` : shown;
}

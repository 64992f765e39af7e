import type { PictureFault, UnreachedPicture } from "@mailwright/destinations";
import { BeforeLine, Names } from "./before-lines.js";
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
    <BeforeLine tone="warning">
      {say("unseen", { count: pictures.length })}
      {faults.map((fault) => {
        const names = [...new Set(pictures.flatMap((each) => (each.fault === fault ? [nameOf(each)] : [])))];
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
    </BeforeLine>
  );
}

const lengthMax = 60;

/** Of what our own server holds the file says enough; of a picture that stands in the email itself there is only its kind. */
function nameOf({ address, fault }: UnreachedPicture): string {
  const [, kind] = /^data:([^;,]{1,40})/i.exec(address) ?? [];
  if (kind !== undefined) return kind;
  const shown = fault === "server" ? address.replace(/[?#].*$/, "").replace(/^.*\/(?=.)/, "") : address;
  return shown.length > lengthMax ? `…${shown.slice(-lengthMax)}` : shown;
}

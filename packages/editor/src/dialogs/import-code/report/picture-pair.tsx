import type { BandForm } from "@mailwright/importer/layout";
import { Segmented, useTranslate } from "@mailwright/ui";
import { Monitor, Smartphone } from "@mailwright/ui/icons";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ImportReading } from "../../../import/import-reading.js";
import { EmailPicture } from "./email-picture.js";
import { importStrings } from "./import-strings.js";
import { placeByBlocks, placeInSource } from "./place-parts.js";

/** The widths of the pictures. The source is read at the first. */
const widths = { desktop: 800, phone: 375 } as const;
type PictureWidth = keyof typeof widths;

export interface PicturePairProps {
  readonly reading: ImportReading;
  readonly after: string;
  readonly forms: ReadonlyMap<string, BandForm>;
  /** The part that a person looks at. */
  readonly shown: string | undefined;
}

/** The email before and after, scrolling together. */
export function PicturePair({ reading, after, forms, shown }: PicturePairProps) {
  const say = useTranslate(importStrings);
  const [width, setWidth] = useState<PictureWidth>("desktop");
  const scroller = useRef<HTMLElement>(null);
  const part = reading.parts.find(({ id }) => id === shown);
  const placeBefore = useCallback(
    (page: Document) => part && placeInSource(page, part, reading.parts, width === "desktop"),
    [part, reading, width],
  );
  const placeAfter = useCallback((page: Document) => part && placeByBlocks(page, part, forms), [part, forms]);
  useEffect(() => {
    if (part) scroller.current?.querySelector("[data-part-mark]")?.scrollIntoView({ block: "nearest" });
  }, [part]);
  return (
    <div className="mw-import-pictures">
      <Segmented
        label={say("width")}
        isLabelHidden
        value={width}
        options={[
          { value: "desktop", label: say("desktop"), icon: Monitor },
          { value: "phone", label: say("phone"), icon: Smartphone },
        ]}
        onChange={setWidth}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section ref={scroller} className="mw-import-scroller" data-width={width} aria-label={say("pictures")} tabIndex={0}>
        <EmailPicture
          title={say("before")}
          frameTitle={say("frameBefore")}
          html={reading.before}
          widthPx={widths[width]}
          placeOf={placeBefore}
        />
        <EmailPicture title={say("after")} frameTitle={say("frameAfter")} html={after} widthPx={widths[width]} placeOf={placeAfter} />
      </section>
    </div>
  );
}

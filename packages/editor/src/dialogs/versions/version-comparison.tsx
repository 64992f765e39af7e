import type { EmailDocument } from "@mailwright/document";
import { Button, SkeletonText, useFormats, useTranslate } from "@mailwright/ui";
import { ArrowLeft } from "@mailwright/ui/icons";
import { AskedView, useAsked } from "@mailwright/views/asked";
import { useMemo, useState } from "react";
import { useDocument } from "../../base/context/editor-context.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";
import type { VersionRecord } from "../../ports/version-port.js";
import { compareDocuments } from "../../workspace/versions/compare-documents.js";
import { ChangeRow } from "./change-row.js";
import { useLoadVersion } from "./use-restore-version.js";
import { VersionPicture } from "./version-picture.js";
import { versionsStrings } from "./versions-strings.js";

/** A version as far as it is known where nothing else is asked of it. */
export type ComparedVersion = Pick<VersionRecord, "date">;

export interface VersionComparisonProps {
  readonly version: ComparedVersion;
  readonly onBack: () => void;
}

/** The email then and now, and the blocks that differ, each with a button that restores it. */
export function VersionComparison({ version, onBack }: VersionComparisonProps) {
  const say = useTranslate(versionsStrings);
  const load = useLoadVersion();
  const before = useAsked((signal) => load(version, signal), [load, version], useToldRefusal());
  return (
    <div className="mw-compare">
      <div className="mw-compare-back">
        <Button variant="quiet" icon={{ directed: ArrowLeft }} onClick={onBack}>
          {say("back")}
        </Button>
      </div>
      <AskedView asked={before} waiting={<SkeletonText lines={8} />} failed={say("failed")}>
        {(document) => <Compared before={document} version={version} />}
      </AskedView>
    </div>
  );
}

function Compared({ before, version }: { readonly before: EmailDocument; readonly version: ComparedVersion }) {
  const say = useTranslate(versionsStrings);
  const { date } = useFormats();
  const after = useDocument((document) => document);
  const { blocks: changes, areSettingsChanged } = useMemo(() => compareDocuments(before, after), [before, after]);
  const [chosen, setChosen] = useState<string>();
  // The first change is shown at once: the pictures of two long emails look alike at the top.
  const shown = changes.find(({ id }) => id === chosen) ?? changes[0];
  const both = { changes, shown: shown?.id, shownWord: shown ? say(shown.kind) : "" };
  return (
    <div className="mw-compare-parts">
      <section aria-label={say("changes")} className="mw-compare-changes">
        <h3 className="mw-compare-title">{say("changes")}</h3>
        {changes.length === 0 && !areSettingsChanged ? <p className="mw-version-user">{say("nothing")}</p> : null}
        {areSettingsChanged ? <p className="mw-version-user">{say("settings")}</p> : null}
        <ul className="mw-versions">
          {changes.map((changed) => (
            <ChangeRow
              key={changed.id}
              changed={changed}
              before={before}
              version={version}
              isShown={changed === shown}
              onShow={() => setChosen(changed.id)}
            />
          ))}
        </ul>
      </section>
      <div className="mw-compare-pictures">
        <VersionPicture
          title={say("before", { date: date(new Date(version.date)) })}
          frameTitle={say("frameThen")}
          document={before}
          other={after}
          {...both}
        />
        <VersionPicture title={say("now")} frameTitle={say("frameNow")} document={after} other={before} {...both} />
      </div>
    </div>
  );
}

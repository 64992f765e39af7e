import type { OutlookExtension, UnreachedPicture } from "@mailwright/destinations";
import { DestinationHead, describeOffer, UnseenPictures, useDestinationWords } from "@mailwright/views/destinations";
import { useId } from "react";

export interface OutlookFormProps {
  readonly extension: OutlookExtension;
  readonly unseen: readonly UnreachedPicture[];
  readonly isDisabled: boolean;
  readonly onChoose: (extension: OutlookExtension) => void;
  readonly onBack: () => void;
}

const systems = [
  { extension: "oft", name: "windows", hint: "windowsHint" },
  { extension: "emltpl", name: "mac", hint: "macHint" },
] as const;

/** For which computer the file is. */
export function OutlookForm({ extension, unseen, isDisabled, onChoose, onBack }: OutlookFormProps) {
  const say = useDestinationWords();
  const group = useId();
  return (
    <div className="mw-destination-page">
      <DestinationHead words={describeOffer({ kind: "outlook-app" }, say)} isDisabled={isDisabled} onBack={onBack} />
      <fieldset className="mw-choices" disabled={isDisabled}>
        <legend className="mw-hidden">{say("system")}</legend>
        {systems.map((system) => (
          <label key={system.extension} className="mw-choice-card" data-chosen={system.extension === extension}>
            <input
              type="radio"
              name={group}
              value={system.extension}
              checked={system.extension === extension}
              onChange={() => onChoose(system.extension)}
            />
            <span className="mw-choice-card-text">
              <span className="mw-choice-card-name">{say(system.name)}</span>
              <span className="mw-choice-card-hint">{say(system.hint)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {unseen.length > 0 ? (
        <section className="mw-destination-before" aria-label={say("before")}>
          <ul className="mw-destination-lines">
            <UnseenPictures name={say("outlookApp")} pictures={unseen} />
          </ul>
        </section>
      ) : null}
    </div>
  );
}

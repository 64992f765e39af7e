import { Checkbox, TextField, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import type { ScreenshotClient } from "../../../ports/screenshot-port.js";
import { screenshotStrings } from "./screenshot-strings.js";

/** A service takes so many at once. */
const chosenMax = 20;
const kinds = ["web", "desktop", "mobile", "other"] as const;
/** Fewer than these are seen at a glance. */
const findFrom = 12;

export interface ScreenshotChoiceProps {
  readonly clients: readonly ScreenshotClient[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** In which mail programs screenshots are taken. */
export function ScreenshotChoice({ clients, chosen, onChange }: ScreenshotChoiceProps) {
  const say = useTranslate(screenshotStrings);
  const [words, setWords] = useState("");
  const found = clients.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const isFull = chosen.size >= chosenMax;
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className="mw-shots-choice">
      <legend className="mw-hidden">{say("programs")}</legend>
      {clients.length >= findFrom ? <TextField label={say("find")} type="search" value={words} onChange={setWords} /> : null}
      {found.length === 0 ? <p className="mw-shots-hint">{say("noneFound")}</p> : null}
      {kinds.map((kind) => {
        const ofKind = found.filter((client) => client.kind === kind);
        return ofKind.length === 0 ? null : (
          <div key={kind}>
            <p className="mw-program-heading">{say(kind)}</p>
            {ofKind.map(({ id, name }) => (
              <div key={id} className="mw-shots-program">
                <Checkbox
                  label={name}
                  isChecked={chosen.has(id)}
                  isDisabled={isFull && !chosen.has(id)}
                  onChange={(isChosen) => toggle(id, isChosen)}
                />
              </div>
            ))}
          </div>
        );
      })}
      {isFull ? <p className="mw-shots-hint">{say("most", { max: chosenMax })}</p> : null}
    </fieldset>
  );
}

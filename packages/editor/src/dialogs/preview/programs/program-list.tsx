import { clientFamilies, type MailClient, mailClients } from "@mailwright/checks/clients";
import { Select, useTranslate } from "@mailwright/ui";
import { useId } from "react";
import { programStrings } from "./program-strings.js";
import { useProgramName } from "./program-words.js";

const everyProgram = "all";

export interface ProgramListProps {
  /** Nothing: all at once. */
  readonly chosen: MailClient | undefined;
  readonly onChoose: (client: MailClient | undefined) => void;
}

/** Chooses a mail program: a list beside the email, and on a phone a field above it. */
export function ProgramList({ chosen, onChoose }: ProgramListProps) {
  const say = useTranslate(programStrings);
  const nameOf = useProgramName();
  const options = [
    { value: everyProgram, label: say("all") },
    ...mailClients.map((client) => ({ value: client.id, label: nameOf(client) })),
  ];
  const chooseId = (id: string) => onChoose(mailClients.find((client) => client.id === id));
  return (
    <>
      <div className="mw-programs-select">
        <Select label={say("program")} isLabelHidden value={chosen?.id ?? everyProgram} options={options} onChange={chooseId} />
      </div>
      <div className="mw-programs-list" role="radiogroup" aria-label={say("program")}>
        <Choices chosen={chosen} onChoose={onChoose} />
      </div>
    </>
  );
}

function Choices({ chosen, onChoose }: ProgramListProps) {
  const say = useTranslate(programStrings);
  const name = useId();
  return (
    <>
      <label className="mw-program">
        <input type="radio" name={name} className="mw-program-input" checked={!chosen} onChange={() => onChoose(undefined)} />
        <span className="mw-program-face">{say("all")}</span>
      </label>
      {clientFamilies.map((family) => (
        <div key={family} className="mw-program-family">
          <p className="mw-program-heading">{say(family)}</p>
          {mailClients
            .filter((client) => client.family === family)
            .map((client) => (
              <label key={client.id} className="mw-program">
                <input
                  type="radio"
                  name={name}
                  className="mw-program-input"
                  checked={client === chosen}
                  onChange={() => onChoose(client)}
                />
                <span className="mw-program-face">
                  {client.name} <span className="mw-program-platform">{say(client.platform)}</span>
                </span>
              </label>
            ))}
        </div>
      ))}
    </>
  );
}

import { type MailClient, mailClients } from "@mailwright/checks/clients";
import { Badge, inertIf, useTranslate } from "@mailwright/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { EmailFrame } from "../email-frame.js";
import { programStrings } from "./program-strings.js";
import { darkWords, useProgramName } from "./program-words.js";
import { type ProgramLight, useSimulation } from "./use-simulation.js";

export interface ProgramGridProps {
  readonly email: string;
  readonly light: ProgramLight;
  readonly onChoose: (client: MailClient) => void;
}

/** Every mail program, small. Only those in view are drawn. */
export function ProgramGrid({ email, light, onChoose }: ProgramGridProps) {
  return (
    <ul className="mw-program-grid">
      {mailClients.map((client) => (
        <Tile key={client.id} client={client} email={email} light={light} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface TileProps extends ProgramGridProps {
  readonly client: MailClient;
}

function Tile({ client, onChoose, ...shown }: TileProps) {
  const say = useTranslate(programStrings);
  const nameOf = useProgramName();
  const tile = useRef<HTMLLIElement>(null);
  const isInView = useInView(tile);
  const name = nameOf(client);
  return (
    <li ref={tile} className="mw-program-tile">
      <button type="button" className="mw-program-open" aria-label={say("alone", { name })} onClick={() => onChoose(client)}>
        {client.name} <span className="mw-program-platform">{say(client.platform)}</span>
      </button>
      {isInView ? <Drawn client={client} name={name} {...shown} /> : <Waiting />}
    </li>
  );
}

/** As high as what will stand here, so that nothing jumps. */
function Waiting() {
  return (
    <>
      <div className="mw-program-small" />
      <p className="mw-program-facts" />
    </>
  );
}

interface DrawnProps extends Omit<TileProps, "onChoose"> {
  readonly name: string;
}

function Drawn({ email, client, name, light }: DrawnProps) {
  const say = useTranslate(programStrings);
  const { html, isDark, inTheDark, losses } = useSimulation(email, client, light);
  const count = losses.filter(({ hasFallback }) => !hasFallback).length;
  return (
    <>
      <div className="mw-program-small" {...inertIf(true)}>
        <EmailFrame html={html} device={client.widthPx} isDark={isDark} title={say("frame", { name })} />
      </div>
      <p className="mw-program-facts">
        {light.isDark ? (
          say(darkWords[inTheDark])
        ) : (
          <Badge tone={count > 0 ? "warning" : "success"}>{count > 0 ? say("lost", { count }) : say("noneLost")}</Badge>
        )}
      </p>
    </>
  );
}

function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), { rootMargin: "160px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

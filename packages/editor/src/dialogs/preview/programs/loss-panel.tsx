import { darkSource, type Loss, type MailClient, type SimulatedEmail } from "@mailwright/checks/clients";
import { Badge, Collapsible, useTranslate } from "@mailwright/ui";
import { GoToBlock } from "./go-to-block.js";
import { programStrings } from "./program-strings.js";
import { darkWords, useProgramName } from "./program-words.js";

export interface LossPanelProps {
  readonly client: MailClient;
  readonly simulated: SimulatedEmail;
}

/** What a mail program does with the email: in the dark, with pictures, and what it does not show, with the way to each block. */
export function LossPanel({ client, simulated: { inTheDark, losses } }: LossPanelProps) {
  const say = useTranslate(programStrings);
  const name = useProgramName()(client);
  const real = losses.filter(({ hasFallback }) => !hasFallback);
  const harmless = losses.filter(({ hasFallback }) => hasFallback);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <aside className="mw-losses" aria-label={say("details", { name })} tabIndex={0}>
      <h2 className="mw-losses-title">{name}</h2>
      <ul className="mw-losses-facts">
        <li>
          {say(darkWords[inTheDark])}.{" "}
          <a className="mw-dialog-link" href={darkSource} target="_blank" rel="noreferrer noopener">
            {say("howKnown")}
          </a>
        </li>
        {client.blocksPictures ? <li>{say("imagesAsked")}.</li> : null}
      </ul>
      <h3 className="mw-losses-subtitle">{say("notShown")}</h3>
      {real.length === 0 ? <p className="mw-losses-none">{say("nothingLost")}</p> : <LossList losses={real} />}
      {harmless.length === 0 ? null : (
        <Collapsible key={client.id} title={say("withFallback", { count: harmless.length })} isOpenAtFirst={false}>
          <LossList losses={harmless} />
        </Collapsible>
      )}
    </aside>
  );
}

function LossList({ losses }: { readonly losses: readonly Loss[] }) {
  return (
    <ul className="mw-losses-list">
      {losses.map((loss) => (
        <LossItem key={loss.slug} loss={loss} />
      ))}
    </ul>
  );
}

/** So many blocks are named; the others are counted. */
const namedMax = 4;

function LossItem({ loss: { title, url, isPartial, count, uses } }: { readonly loss: Loss }) {
  const say = useTranslate(programStrings);
  const blockIds = uses.flatMap(({ blockId }) => blockId ?? []);
  const others = blockIds.length - namedMax;
  return (
    <li className="mw-loss">
      <p className="mw-loss-head">
        <a className="mw-dialog-link" href={url} target="_blank" rel="noreferrer noopener">
          {title}
        </a>
        {isPartial ? <Badge>{say("inPart")}</Badge> : null}
        <span className="mw-loss-count">{say("times", { count })}</span>
      </p>
      {blockIds.slice(0, namedMax).map((blockId) => (
        <GoToBlock key={blockId} blockId={blockId} />
      ))}
      {others > 0 ? <p className="mw-loss-more">{say("moreBlocks", { count: others })}</p> : null}
    </li>
  );
}

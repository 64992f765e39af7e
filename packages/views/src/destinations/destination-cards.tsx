import { Badge, EmptyState, TextField } from "@mailwright/ui";
import { Search, SearchX } from "@mailwright/ui/icons";
import { useState } from "react";
import { DestinationMark } from "./destination-mark.js";
import type { OfferedDestination } from "./model/service-port.js";
import { describeOffer, type OfferWords, useDestinationWords } from "./offer-words.js";

export interface DestinationCardsProps {
  readonly offers: readonly OfferedDestination[];
  /** Which one gets the focus: the one from whose form a person comes back. */
  readonly focused: string | null;
  readonly onChoose: (key: string) => void;
}

/** All destinations of a tab, with a search. */
export function DestinationCards({ offers, focused, onChoose }: DestinationCardsProps) {
  const say = useDestinationWords();
  const [query, setQuery] = useState("");
  const all = offers.map((offer) => describeOffer(offer, say));
  const found = all.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  if (all.length === 0) return <EmptyState title={say("noneHere")} />;
  return (
    <>
      {all.length > 6 ? (
        <TextField
          label={say("search")}
          isLabelHidden
          placeholder={say("search")}
          type="search"
          icon={Search}
          value={query}
          onChange={setQuery}
        />
      ) : null}
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title={say("nothingFound")} />
      ) : (
        <ul className="mw-destinations">
          {found.map((words) => (
            <DestinationCard key={words.key} words={words} isFocused={words.key === focused} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </>
  );
}

interface DestinationCardProps {
  readonly words: OfferWords;
  readonly isFocused: boolean;
  readonly onChoose: (key: string) => void;
}

function DestinationCard({ words: { key, name, hint, mark, isReady }, isFocused, onChoose }: DestinationCardProps) {
  const say = useDestinationWords();
  return (
    <li>
      <button ref={isFocused ? (card) => card?.focus() : undefined} type="button" className="mw-destination" onClick={() => onChoose(key)}>
        <DestinationMark mark={mark} />
        <span className="mw-destination-text">
          <span className="mw-destination-name">{name}</span>
          {isReady ? <span className="mw-destination-hint">{hint}</span> : <Badge>{say("notReady")}</Badge>}
        </span>
      </button>
    </li>
  );
}

import { focusedIn, useUi } from "@mailwright/ui";
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTemplateList } from "../loaded/list-context.js";
import { useChooseRange } from "../loaded/use-choose-range.js";
import { createListTypeahead } from "./list-typeahead.js";
import { stepPlace } from "./step-place.js";
import { useKeptFocus } from "./use-kept-focus.js";

interface ListFocusOptions {
  /** How many places there are, those that are no template included. */
  readonly count: number;
  readonly columns: number;
  readonly rowsOnScreen: number;
  /** Scrolls a place into view, so that it exists. */
  readonly reveal: (index: number) => void;
}

/**
 * Makes the list one stop of the Tab key: arrows, Home, End, Page Up and Page Down walk it, typing finds a name. Places that are not on
 * screen come into view first and take the focus as soon as they exist.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, { count, columns, rowsOnScreen, reveal }: ListFocusOptions) {
  const { templates, indexOf, at } = useTemplateList();
  const { direction } = useUi();
  const chooseRange = useChooseRange();
  const [stop, setStop] = useState({ index: 0, id: "" });
  const typeahead = useRef(createListTypeahead());
  const wanted = useRef<number>(undefined);

  // If the template with the Tab stop has moved, the stop follows it, and so does the focus.
  const moved = indexOf(stop.id);
  const index = Math.min(moved >= 0 ? moved : stop.index, Math.max(count - 1, 0));
  const kept = useKeptFocus(list, index);

  const go = (next: number) => {
    wanted.current = next;
    setStop({ index: next, id: at(next)?.id ?? "" });
    reveal(next);
  };

  // Runs after every render, because any of them may have drawn the wanted card. If the place still shows a placeholder, the wish stays
  // until its card is there.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const place = list.current?.querySelector<HTMLElement>(`[data-mw-place="${wanted.current}"]`);
    if (!place) return;
    if (focusedIn(place) !== place) place.focus({ preventScroll: true });
    if (place.dataset["mwWaiting"] === undefined) wanted.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = placeOf(event.target);
    if (here === undefined || event.defaultPrevented || event.altKey) return;
    const step = stepPlace(event, { index: here, total: count, columns, rowsOnScreen, direction });
    const next = step ?? typeahead.current(event, templates, at(here)?.id, indexOf);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
    if (event.shiftKey && step !== undefined) chooseRange(next);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    kept.onFocus(event);
    const here = placeAround(event.target);
    if (here !== undefined && here !== index) setStop({ index: here, id: at(here)?.id ?? "" });
    else if (here !== undefined && stop.id === "") setStop({ index: here, id: at(here)?.id ?? "" });
  };
  // When the focus leaves the list, a card that is drawn later must not take it back.
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    kept.onBlur(event);
    const { relatedTarget } = event;
    if (relatedTarget instanceof Node && !list.current?.contains(relatedTarget)) wanted.current = undefined;
  };
  return { stop: index, on: { onKeyDown, onFocus, onBlur } };
}

function placeOf(target: EventTarget): number | undefined {
  const place = target instanceof HTMLElement ? target.dataset["mwPlace"] : undefined;
  return place === undefined ? undefined : Number(place);
}

/** The place of the card around an element. A press on a button of a card, too, makes it the card where the Tab key stops. */
function placeAround(target: EventTarget): number | undefined {
  const card = target instanceof HTMLElement && target.closest("article, tr")?.querySelector("[data-mw-place]");
  return placeOf(card || target);
}

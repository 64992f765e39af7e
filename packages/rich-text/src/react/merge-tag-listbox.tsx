import { type Box, menuStyles, useAnnounce, useFloating, useStyles, useTranslate } from "@mailwright/ui";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { RichTextSession } from "../session/rich-text-session.js";
import { findMergeTags, type MergeTagOption } from "./merge-tags.js";
import { useTextKey } from "./text-session.js";
import { textStrings } from "./text-strings.js";

export interface MergeTagListboxProps {
  readonly session: RichTextSession;
  readonly options: readonly MergeTagOption[];
}

/** Offers merge tags as soon as `{{` is typed. The focus stays in the text: arrows choose, Enter or Tab inserts, Escape closes. */
export function MergeTagListbox({ session, options }: MergeTagListboxProps) {
  const query = useSyncExternalStore(session.subscribe, session.mergeTagQuery, session.mergeTagQuery);
  const found = useMemo(() => (query ? findMergeTags(options, query.query) : []), [options, query]);
  const anchor = useMemo(() => (query ? toBox(session.selectionRect()) : null), [session, query]);
  if (!query || !anchor || found.length === 0) return null;
  return <OpenListbox key={query.query} session={session} found={found} anchor={anchor} />;
}

interface OpenListboxProps {
  readonly session: RichTextSession;
  readonly found: readonly MergeTagOption[];
  readonly anchor: Box;
}

function OpenListbox({ session, found, anchor }: OpenListboxProps) {
  useStyles(menuStyles);
  const say = useTranslate(textStrings);
  const announce = useAnnounce();
  const [active, setActive] = useState(0);
  const listbox = useFloating<HTMLDivElement>({ anchor });
  useActiveDescendant(session, listbox, active);
  useListboxKeys(session, { found, active, setActive });
  const words = say("mergeTagsFound", { count: found.length });
  useEffect(() => announce(words), [announce, words]);
  return (
    <div ref={listbox} popover="manual" role="listbox" aria-label={say("mergeTags")} className="mw-floating mw-menu mw-text-tags">
      {found.map(({ tag, name }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps the focus and answers the keys
        <div
          key={tag}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="mw-menu-row mw-text-tag"
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setActive(index)}
          onClick={() => session.commands.insertMergeTag(tag)}
        >
          <span className="mw-menu-label">{name}</span>
          <span className="mw-text-tag-code">{tag}</span>
        </div>
      ))}
    </div>
  );
}

interface ListboxKeys {
  readonly found: readonly MergeTagOption[];
  readonly active: number;
  readonly setActive: (index: number) => void;
}

function useListboxKeys(session: RichTextSession, { found, active, setActive }: ListboxKeys): void {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const chosen = found[active];
      if (event.ctrlKey || event.metaKey || event.altKey || !chosen) return false;
      if (event.key === "ArrowDown") setActive((active + 1) % found.length);
      else if (event.key === "ArrowUp") setActive((active + found.length - 1) % found.length);
      else if (event.key === "Escape") session.dismissMergeTagQuery();
      else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) session.commands.insertMergeTag(chosen.tag);
      else return false;
      return true;
    },
    [session, found, active, setActive],
  );
  useTextKey(session, onKey);
}

/**
 * Tells assistive technology which option the keys are on. The text is in a shadow root further in than the list, where an id
 * would not be found, so the elements themselves are named.
 */
function useActiveDescendant(session: RichTextSession, listbox: RefObject<HTMLDivElement | null>, active: number): void {
  useEffect(() => {
    const option = listbox.current?.children[active];
    option?.scrollIntoView({ block: "nearest" });
    session.element.ariaActiveDescendantElement = option ?? null;
  }, [session, listbox, active]);
  const opened = useRef(session);
  useEffect(() => {
    const { element } = opened.current;
    const list = listbox.current;
    element.ariaAutoComplete = "list";
    element.ariaControlsElements = list ? [list] : [];
    return () => {
      element.ariaAutoComplete = null;
      element.ariaControlsElements = null;
      element.ariaActiveDescendantElement = null;
    };
  }, [listbox]);
}

function toBox(rect: DOMRect | null): Box | null {
  return rect && { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}

import { type Box, menuStyles, useAnnounce, useFloating, useStyles, useTranslate } from "@mailwright/ui";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { RichTextField } from "../field/rich-text-field.js";
import { findMergeTags, type MergeTagOption } from "./merge-tags.js";
import { useTextKey } from "./text-field.js";
import { textStrings } from "./text-strings.js";

export interface MergeTagListboxProps {
  readonly field: RichTextField;
  readonly options: readonly MergeTagOption[];
}

/** Offers merge tags as soon as `{{` is typed. The focus stays in the text: arrows choose, Enter or Tab inserts, Escape closes. */
export function MergeTagListbox({ field, options }: MergeTagListboxProps) {
  const query = useSyncExternalStore(field.subscribe, field.mergeTagQuery, field.mergeTagQuery);
  const found = useMemo(() => (query ? findMergeTags(options, query.query) : []), [options, query]);
  const anchor = useMemo(() => (query ? toBox(field.selectionRect()) : null), [field, query]);
  if (!query || !anchor || found.length === 0) return null;
  return <OpenListbox key={query.query} field={field} found={found} anchor={anchor} />;
}

interface OpenListboxProps {
  readonly field: RichTextField;
  readonly found: readonly MergeTagOption[];
  readonly anchor: Box;
}

function OpenListbox({ field, found, anchor }: OpenListboxProps) {
  useStyles(menuStyles);
  const say = useTranslate(textStrings);
  const announce = useAnnounce();
  const [active, setActive] = useState(0);
  const listbox = useFloating<HTMLDivElement>({ anchor });
  useActiveDescendant(field, listbox, active);
  useListboxKeys(field, { found, active, setActive });
  const words = say("mergeTagsFound", { count: found.length });
  useEffect(() => announce(words), [announce, words]);
  return (
    <div ref={listbox} popover="manual" role="listbox" aria-label={say("mergeTags")} className="mw-floating mw-menu mw-text-tags">
      {found.map(({ tag, name, group, sample }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps the focus and answers the keys
        <div
          key={tag}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="mw-menu-row mw-text-tag"
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setActive(index)}
          onClick={() => field.commands.insertMergeTag(tag)}
        >
          <span className="mw-menu-label">
            {name}
            {sample ? <span className="mw-text-tag-sample">{sample}</span> : null}
          </span>
          {group ? <span className="mw-text-tag-group">{group}</span> : null}
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

function useListboxKeys(field: RichTextField, { found, active, setActive }: ListboxKeys): void {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const chosen = found[active];
      if (event.ctrlKey || event.metaKey || event.altKey || !chosen) return false;
      if (event.key === "ArrowDown") setActive((active + 1) % found.length);
      else if (event.key === "ArrowUp") setActive((active + found.length - 1) % found.length);
      else if (event.key === "Escape") field.dismissMergeTagQuery();
      else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) field.commands.insertMergeTag(chosen.tag);
      else return false;
      return true;
    },
    [field, found, active, setActive],
  );
  useTextKey(field, onKey);
}

/**
 * Tells assistive technology which option the keys are on. The text is in a shadow root further in than the list, where an id
 * would not be found, so the elements themselves are named.
 */
function useActiveDescendant(field: RichTextField, listbox: RefObject<HTMLDivElement | null>, active: number): void {
  useEffect(() => {
    const option = listbox.current?.children[active];
    option?.scrollIntoView({ block: "nearest" });
    field.element.ariaActiveDescendantElement = option ?? null;
  }, [field, listbox, active]);
  const opened = useRef(field);
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

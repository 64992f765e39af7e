/// <reference path="../css-inline.d.ts" />
import { type Box, type ColorSwatch, collectTabbable, useStyles } from "@mailwright/ui";
import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import type { RichTextField } from "../field/rich-text-field.js";
import type { BlockAlignment } from "./align-menu.js";
import { TextBar } from "./bar/text-bar.js";
import { partsFor } from "./bar/text-parts.js";
import { useFittingParts } from "./bar/use-fitting-parts.js";
import type { AddressFiller } from "./link-control.js";
import { MergeTagListbox } from "./merge-tag-listbox.js";
import type { MergeTagOption } from "./merge-tags.js";
import { maxWidthIn, placeTextToolbar } from "./place-text-toolbar.js";
import { TextFieldContext, useTextKey } from "./text-field.js";
import css from "./text-toolbar.css?inline";

const styles = [css];
/** Around the controls, as in the styles. */
const paddingPx = 2;
const noTags: readonly MergeTagOption[] = [];
const noSwatches: readonly ColorSwatch[] = [];

/** The layer that the toolbar floats in, all in its own pixels: the layer is not scaled with the email. */
export interface TextLayer {
  /** `null` while the block cannot be seen. */
  measure(): { readonly block: Box; readonly selection: Box | null; readonly visible: Box } | null;
  /** Called when any of it may have moved. Answers the way to stop. */
  onMove(listener: () => void): () => void;
}

export interface TextToolbarProps {
  readonly field: RichTextField;
  readonly layer: TextLayer;
  readonly mergeTags?: readonly MergeTagOption[] | undefined;
  /** The template's own colours. */
  readonly swatches?: readonly ColorSwatch[] | undefined;
  /** For texts without lines of their own. */
  readonly alignment?: BlockAlignment | undefined;
  /** Another way to fill in the address of a link. */
  readonly fillAddress?: AddressFiller | undefined;
  /** Chooses a picture that comes after the text. */
  readonly onImage?: (() => void) | undefined;
  /** A control for comments on the selected words. */
  readonly comment?: ReactNode;
}

/** The formatting of the text that is being edited, in one line. Render it into the layer; Alt+F10 reaches it from the text, Escape leads back. */
export function TextToolbar({
  field,
  layer,
  mergeTags = noTags,
  swatches = noSwatches,
  alignment,
  fillAddress,
  onImage,
  comment,
}: TextToolbarProps) {
  useStyles(styles);
  const box = useRef<HTMLDivElement>(null);
  const { mode } = field;
  const hasMergeTags = mergeTags.length > 0;
  const hasBlockAlignment = alignment !== undefined;
  const hasImage = onImage !== undefined;
  const parts = useMemo(
    () => partsFor({ mode, hasMergeTags, hasBlockAlignment, hasImage }),
    [mode, hasMergeTags, hasBlockAlignment, hasImage],
  );
  const { setRoom, ...fitting } = useFittingParts(box, parts);
  usePlaced({ box, field, layer, setRoom });
  useTextKey(field, useReachByKey(box));
  const onKeyDown = (event: ReactKeyboardEvent) => {
    // What is pressed here is for the toolbar: the canvas behind it has shortcuts of its own.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.key === "Escape" && !event.defaultPrevented) field.focus();
  };
  return (
    <TextFieldContext.Provider value={field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the text and keys out of the canvas */}
      <div ref={box} className="mw-text-toolbar" onMouseDown={keepFocusInText} onKeyDown={onKeyDown}>
        <TextBar {...fitting} given={{ mode, mergeTags, swatches, alignment, fillAddress, onImage, comment }} />
      </div>
      <MergeTagListbox field={field} options={mergeTags} />
    </TextFieldContext.Provider>
  );
}

/** A press on a button must not take the caret away; a field or a menu takes the focus itself. */
function keepFocusInText(event: MouseEvent): void {
  const target = event.target;
  if (target instanceof Element && !target.closest("[popover]")) event.preventDefault();
}

interface Placing {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly field: RichTextField;
  readonly layer: TextLayer;
  /** Called with the width that the controls may have. */
  readonly setRoom: (roomPx: number) => void;
}

function usePlaced({ box, field, layer, setRoom }: Placing): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const place = () => {
      const measured = layer.measure();
      element.hidden = measured === null;
      if (!measured) return;
      const maxWidth = maxWidthIn(measured.visible);
      element.style.maxWidth = `${maxWidth}px`;
      setRoom(maxWidth - 2 * paddingPx);
      const { left, top } = placeTextToolbar({ ...measured, size: { width: element.offsetWidth, height: element.offsetHeight } });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    const stops = [layer.onMove(place), field.subscribe(place)];
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [box, field, layer, setRoom]);
}

function useReachByKey(box: RefObject<HTMLDivElement | null>): (event: KeyboardEvent) => boolean {
  return useCallback(
    (event) => {
      if (event.key !== "F10" || !event.altKey || !box.current) return false;
      collectTabbable(box.current)[0]?.focus();
      return true;
    },
    [box],
  );
}

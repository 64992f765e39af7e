/// <reference path="../css-inline.d.ts" />
import { type Box, type ColorSwatch, collectTabbable, Toolbar, ToolbarSeparator, useStyles, useTranslate } from "@mailwright/ui";
import { type MouseEvent, type KeyboardEvent as ReactKeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { RichTextField } from "../field/rich-text-field.js";
import { isPlain } from "../model/text-tree.js";
import { AlignMenu, type BlockAlignment } from "./align-menu.js";
import { ColorControl } from "./color-control.js";
import { FontMenu } from "./font-menu.js";
import { FormatControls } from "./format-controls.js";
import { LetterCaseMenu } from "./letter-case-menu.js";
import { LineHeightMenu } from "./line-height-menu.js";
import { type AddressFiller, LinkControl } from "./link-control.js";
import { ListControls } from "./list-controls.js";
import { MergeTagControl } from "./merge-tag-control.js";
import { MergeTagListbox } from "./merge-tag-listbox.js";
import type { MergeTagOption } from "./merge-tags.js";
import { MoreMenu } from "./more-menu.js";
import { maxWidthIn, placeTextToolbar } from "./place-text-toolbar.js";
import { SizeMenu } from "./size-menu.js";
import { StyleMenu } from "./style-menu.js";
import { SymbolControl } from "./symbols/symbol-control.js";
import { TableControl } from "./tables/table-control.js";
import { TextFieldContext, useTextKey } from "./text-field.js";
import { textStrings } from "./text-strings.js";
import css from "./text-toolbar.css?inline";

const styles = [css];
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
}

/** The formatting of the text that is being edited. Render it into the layer; Alt+F10 reaches it from the text, Escape leads back. */
export function TextToolbar({ field, layer, mergeTags = noTags, swatches = noSwatches, alignment, fillAddress }: TextToolbarProps) {
  useStyles(styles);
  const say = useTranslate(textStrings);
  const box = useRef<HTMLDivElement>(null);
  usePlaced(box, field, layer);
  useTextKey(field, useReachByKey(box));
  const { mode } = field;
  const onKeyDown = (event: ReactKeyboardEvent) => {
    // What is pressed here is for the toolbar: the canvas behind it has shortcuts of its own.
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.key === "Escape" && !event.defaultPrevented) field.focus();
  };
  return (
    <TextFieldContext.Provider value={field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the text and keys out of the canvas */}
      <div ref={box} className="mw-text-toolbar" onMouseDown={keepFocusInText} onKeyDown={onKeyDown}>
        <Toolbar label={say("toolbar")}>
          {mode === "blocks" ? <StyleMenu /> : null}
          {isPlain(mode) ? null : (
            <>
              <FontMenu />
              <SizeMenu />
              <ToolbarSeparator />
              <FormatControls />
              <ColorControl kind="color" swatches={swatches} />
              <ColorControl kind="highlight" swatches={swatches} />
              <LinkControl fill={fillAddress} />
              <ToolbarSeparator />
              {mode === "blocks" || alignment ? <AlignMenu block={mode === "blocks" ? undefined : alignment} /> : null}
              {mode === "blocks" ? (
                <>
                  <LineHeightMenu />
                  <ListControls />
                  <TableControl swatches={swatches} />
                </>
              ) : null}
              <LetterCaseMenu />
              <MoreMenu mode={mode} />
            </>
          )}
          <SymbolControl />
          {mergeTags.length > 0 ? <MergeTagControl options={mergeTags} /> : null}
        </Toolbar>
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

function usePlaced(box: RefObject<HTMLDivElement | null>, field: RichTextField, layer: TextLayer): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const place = () => {
      const measured = layer.measure();
      element.hidden = measured === null;
      if (!measured) return;
      element.style.maxWidth = `${maxWidthIn(measured.visible)}px`;
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
  }, [box, field, layer]);
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

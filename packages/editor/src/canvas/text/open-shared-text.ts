import { followItem, followPlace, joinTexts, type TextKind } from "@mailwright/collaboration";
import { type EmailDocument, findBlock, type JsonValue, type TextPlace } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { type RichTextField, readCaret, restoreInPlace } from "@mailwright/rich-text";
import { type EditableNow, readEditable } from "./editable-text.js";
import type { FollowOptions, OthersInText } from "./follow-document.js";
import { type OpenText, type OpenTextOptions, openText as openAlone } from "./open-text.js";
import { storedText } from "./text-writer.js";

/** Starts editing a text in which others may write at the same time: what is known of it is what both sides last agreed on. */
export function openText(options: OpenTextOptions): OpenText | undefined {
  const { editor, blockId, onEnd } = options;
  const place = options.place && { ...options.place };
  const stops: (() => void)[] = [];
  // It hears of a change before the text does, which then looks for itself where it is by now.
  if (place) stops.push(followPlaceOf({ editor, blockId, place, onMove: () => opened && moveText(opened, options) }));
  const opened = openAlone({
    ...options,
    place,
    others: createOthers(),
    onEnd() {
      for (const stop of stops) stop();
      onEnd();
    },
  });
  if (!opened) for (const stop of stops) stop();
  else stops.push(showCaret(editor, opened.richText, place));
  return opened;

  /** The words stay in their item, and so does who writes them; the element that they were written in is that of another one. */
  function moveText({ richText, end }: OpenText, { canvas: { requestTextEditing } }: OpenTextOptions) {
    const hadFocus = richText.isFocused();
    queueMicrotask(() => {
      end();
      if (hadFocus && place) requestTextEditing({ blockId, place: { ...place } });
    });
  }
}

interface PlaceOptions {
  readonly editor: Editor;
  readonly blockId: string;
  /** Is changed where others move the item. */
  readonly place: { -readonly [Name in keyof TextPlace]: TextPlace[Name] };
  readonly onMove: () => void;
}

function followPlaceOf({ editor, blockId, place, onMove }: PlaceOptions): () => void {
  const listIn = ({ root }: EmailDocument): JsonValue | undefined => findBlock(root, blockId)?.props[place.prop];
  return editor.document.subscribe(({ kind, before, after }) => {
    if (kind !== "remote") return;
    const list = listIn(after);
    const item = followItem(listIn(before), list, place.item);
    if (item === place.item) return;
    // Of an item that is gone there is no text.
    place.item = item ?? (Array.isArray(list) ? list.length : 0);
    if (item !== undefined) onMove();
  });
}

/** Where a person is seen to write, so often at most. */
const showEveryMs = 100;

function showCaret({ document }: Editor, richText: RichTextField, place: TextPlace | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    const caret = readCaret(richText);
    document.showCaret?.(caret && { ...caret, ...(place && { place: { ...place } }) });
  };
  const stop = richText.subscribe(() => {
    timer ??= setTimeout(show, showEveryMs);
  });
  show();
  return () => {
    stop();
    clearTimeout(timer);
    document.showCaret?.(null);
  };
}

function createOthers(): OthersInText {
  let isWaiting = false;

  function take(options: FollowOptions, now: EditableNow): void {
    const { memory, richText } = options;
    const { html: base } = memory.known();
    // A text that is replaced would end what an input method is making of letters.
    if (richText.isComposing()) {
      memory.learn({ ...now, html: base });
      waitForLetters(options);
      return;
    }
    const mine = storedText(richText);
    const joined = joinTexts(base, mine, now.html, kindOf(now));
    memory.learn(now);
    if (joined !== mine) restoreInPlace(richText, joined, followPlace);
  }

  function waitForLetters(options: FollowOptions): void {
    if (isWaiting) return;
    isWaiting = true;
    const { editor, blockId, place, richText } = options;
    const go = () => {
      isWaiting = false;
      const now = readEditable(editor, blockId, place);
      if (now && richText.element.isContentEditable) take(options, now);
    };
    // WebKit tells of the end before it has put the letters in.
    richText.element.addEventListener("compositionend", () => setTimeout(go), { once: true });
  }

  return {
    take,
    join({ editor, blockId, place, memory }, mine) {
      const known = memory.known();
      const now = readEditable(editor, blockId, place) ?? known;
      return joinTexts(known.html, mine, now.html, kindOf(now));
    },
  };
}

function kindOf({ mode }: EditableNow): TextKind {
  return mode === "blocks" || mode === "inline" ? "html" : "plain";
}

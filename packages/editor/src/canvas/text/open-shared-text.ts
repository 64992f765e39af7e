import { followPlace, joinTexts, type TextKind } from "@mailwright/collaboration";
import type { Editor } from "@mailwright/editing";
import { isComposing, type RichTextField, readCaret, restoreInPlace } from "@mailwright/rich-text";
import { type EditableNow, readEditable } from "./editable-text.js";
import type { FollowOptions, OthersInText } from "./follow-document.js";
import { type OpenText, type OpenTextOptions, openText as openAlone } from "./open-text.js";
import { storedText } from "./text-writer.js";

/** Starts editing a text in which others may write at the same time: what is known of it is what both sides last agreed on. */
export function openText(options: OpenTextOptions): OpenText | undefined {
  const { editor, place, onEnd } = options;
  let hide: () => void = () => undefined;
  const opened = openAlone({
    ...options,
    others: createOthers(),
    onEnd() {
      hide();
      onEnd();
    },
  });
  // The carets of others are drawn in the text of a block, not in those of its items.
  if (opened && !place) hide = showCaret(editor, opened.richText);
  return opened;
}

/** Where a person is seen to write, so often at most. */
const showEveryMs = 100;

function showCaret({ document }: Editor, richText: RichTextField): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    document.showCaret?.(readCaret(richText));
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
    if (isComposing(richText)) {
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

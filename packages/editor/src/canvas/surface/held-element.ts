import type { BlockId, TextPlace } from "@mailwright/document";
import { forgetStyle } from "../mail/parse-mail.js";
import type { BlockTexts } from "./block-texts.js";

/** The one element of the email in which an editor lives, if any. */
export interface HeldElement {
  /** The element whose content patches must not change. */
  element(): HTMLElement | undefined;
  hold(blockId: BlockId, place?: TextPlace): void;
  /** Removes what the editor left on the element, so that it can be patched. Answers the id of its block. */
  release(): BlockId | undefined;
}

// The attributes that Lexical leaves on an element.
const editorAttributes = ["contenteditable", "role", "aria-multiline", "aria-label", "spellcheck", "data-lexical-editor"];

export function createHeldElement({ textElementOf }: BlockTexts): HeldElement {
  let held: { readonly blockId: BlockId; readonly element: HTMLElement | undefined } | undefined;

  return {
    element: () => held?.element,
    hold(blockId, place) {
      held = { blockId, element: textElementOf(blockId, place) };
    },
    release() {
      const { blockId, element } = held ?? {};
      held = undefined;
      if (!element) return blockId;
      for (const name of editorAttributes) element.removeAttribute(name);
      element.replaceChildren();
      forgetStyle(element);
      return blockId;
    },
  };
}

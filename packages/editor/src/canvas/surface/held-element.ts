import type { BlockId, BlockRegistry } from "@mailwright/document";
import { forgetStyle } from "../mail/parse-mail.js";
import type { BlockElements } from "./block-elements.js";

/** The one element of the email in which an editor lives, if any. */
export interface HeldElement {
  textElementOf(blockId: BlockId): HTMLElement | undefined;
  /** The element whose content patches must not change. */
  element(): HTMLElement | undefined;
  hold(blockId: BlockId): void;
  /** Removes what the editor left on the element, so that it can be patched. Answers the id of its block. */
  release(): BlockId | undefined;
}

// The attributes that Lexical leaves on an element.
const editorAttributes = ["contenteditable", "role", "aria-multiline", "aria-label", "spellcheck", "data-lexical-editor"];

export function createHeldElement(registry: BlockRegistry, elements: Pick<BlockElements, "elementsOf">): HeldElement {
  let held: { readonly blockId: BlockId; readonly element: HTMLElement | undefined } | undefined;

  const textElementOf = (blockId: BlockId) => {
    const all = elements.elementsOf(blockId);
    // The innermost of the block's elements. Those around it draw its advanced sector and hold no text.
    const element = all.find((one) => !all.some((other) => other !== one && one.contains(other)));
    const selector = element && registry.get(all[0]?.dataset["blockType"] ?? "")?.editable?.selector;
    return selector === undefined ? undefined : (element?.querySelector<HTMLElement>(selector) ?? undefined);
  };

  return {
    textElementOf,
    element: () => held?.element,
    hold(blockId) {
      held = { blockId, element: textElementOf(blockId) };
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

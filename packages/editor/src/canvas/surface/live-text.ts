import type { BlockId, BlockRegistry } from "@mailwright/document";
import { forgetStyle } from "../mail/parse-mail.js";
import type { BlockElements } from "./block-elements.js";

/** The one element of the email in which an editor lives, if any. */
export interface LiveText {
  textElementOf(blockId: BlockId): HTMLElement | undefined;
  /** The element whose content patches leave alone. */
  element(): HTMLElement | undefined;
  hold(blockId: BlockId): void;
  /** Cleans the element for the next patch. Answers the block that was held. */
  release(): BlockId | undefined;
}

// What editors leave on an element that is to be plain email again.
const editorAttributes = ["contenteditable", "role", "aria-multiline", "aria-label", "spellcheck", "data-lexical-editor"];

export function createLiveText(registry: BlockRegistry, elements: Pick<BlockElements, "elementsOf">): LiveText {
  let held: { readonly blockId: BlockId; readonly element: HTMLElement | undefined } | undefined;

  const textElementOf = (blockId: BlockId) => {
    const all = elements.elementsOf(blockId);
    // The text is not in what is drawn around the block, but in the block.
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

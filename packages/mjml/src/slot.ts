import type { MjmlElement } from "./element.js";
import type { SlotComponent, SlotContext } from "./engine-types.js";

const slotTag = "mj-slot";
/** What a slot renders. Private-use characters, which a caller must keep out of every content and attribute. */
export const slotText = "\uE000=\uE001";

/** A place that leaves no trace in the output: the rendered content is cut there (see `renderMjml`). */
export const slot: MjmlElement = { tagName: slotTag, attributes: {} };

/**
 * The component behind `slot`. Each time one is reached, `reach` sees its context, in it what the components before it left for
 * the head; then the run goes on with an empty store.
 */
export function createSlotComponent(reach: (context: SlotContext) => void): SlotComponent {
  function Slot({ context }: { context: SlotContext }): object {
    const { globalData } = context;
    reach(context);
    globalData.mediaQueries = {};
    globalData.headStyle = {};
    globalData.componentsHeadStyle = [];
    return { constructor: Slot, context, render: () => slotText, getAttribute: () => undefined, htmlAttributes: () => "" };
  }
  const statics = { componentName: slotTag, getTagName: () => slotTag, isRawElement: () => true };
  // mjml-core calls it with `new` and takes the object that it answers; TypeScript knows constructors as classes only.
  return Object.assign(Slot, statics) as unknown as SlotComponent;
}

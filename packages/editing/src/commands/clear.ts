import { done, refuse } from "../outcome/outcome.js";
import { refuseRemoval } from "../tree/refuse-locked.js";
import { writeChildren } from "../tree/tree.js";
import { defineCommand } from "./command.js";
import { take } from "./take.js";
import { withRoot } from "./targets.js";

/** Empties the canvas. The page wrapper stays with its look, so that the next block can be dropped at once. */
export const clear = defineCommand(take.nothing, {
  id: "clear",
  words: { en: "Clear canvas", de: "Arbeitsfläche leeren" },
  group: "template",
  changes: "document",
  offers: [],
  refuses: ({ document }) => {
    const blocks = document.get().root.children ?? [];
    const isFilled = blocks.some(({ type, children }) => type !== "wrapper" || children?.length);
    const going = blocks.flatMap((block) => (block.type === "wrapper" ? (block.children ?? []) : [block]));
    return isFilled ? refuseRemoval(going) : refuse("nothing-to-change");
  },
  run({ document }) {
    const { root } = document.get();
    const wrapper = root.children?.find(({ type }) => type === "wrapper");
    const cleared = writeChildren(root, wrapper ? [writeChildren(wrapper, [])] : []);
    document.commit({ key: "clear" }, withRoot(document.get(), cleared), { select: [] });
    return done;
  },
});

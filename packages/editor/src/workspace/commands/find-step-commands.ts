import type { BlockId } from "@mailwright/document";
import { done, type Refusal, refuse, take, type Words } from "@mailwright/editing";
import { findMatches } from "../find/find-matches.js";
import type { FindState } from "../workspace-store.js";
import { define, type WorkspaceContext } from "./define-command.js";

interface FindStep<Id extends string> {
  readonly id: Id;
  readonly words: Words;
  readonly by: 1 | -1;
}

function defineFindStep<const Id extends string>({ by, ...command }: FindStep<Id>) {
  return define(take.nothing, {
    ...command,
    group: "template",
    changes: "view",
    offers: [],
    refuses(context) {
      const found = takeFindStep(context, by);
      return "refusal" in found ? found : undefined;
    },
    run(context) {
      const found = takeFindStep(context, by);
      if ("refusal" in found) return found;
      const { find, blockId, count } = found;
      context.services.workspace.setState({ find });
      context.viewState.setState({ selection: [blockId] });
      return { done: true, value: { place: find.place, count } };
    },
  });
}

/** Selects the next find of the bar, the first after the last. */
export const findNext = defineFindStep({ id: "find-next", words: { en: "Next find", de: "Nächste Fundstelle" }, by: 1 });
/** Selects the find before, the last before the first. */
export const findPrevious = defineFindStep({ id: "find-previous", words: { en: "Previous find", de: "Vorige Fundstelle" }, by: -1 });

/** Closes the bar that finds and replaces. */
export const closeFind = define(take.nothing, {
  id: "close-find",
  words: { en: "Close find and replace", de: "Suchen und ersetzen schließen" },
  group: "template",
  changes: "view",
  offers: [],
  refuses: ({ services }) => (services.workspace.getState().find ? undefined : refuse("not-now")),
  run({ services }) {
    services.workspace.setState({ find: null });
    return done;
  },
});

interface Found {
  readonly find: FindState;
  readonly blockId: BlockId;
  readonly count: number;
}

function takeFindStep({ services, document, registry }: WorkspaceContext, by: 1 | -1): Found | Refusal {
  const { find } = services.workspace.getState();
  if (!find) return refuse("not-now");
  const matches = findMatches(document.get(), registry, find);
  const count = matches.length;
  // What was found may be fewer by now; before the first step nothing is looked at.
  const from = Math.min(find.place, count - 1);
  const place = from < 0 && by < 0 ? count - 1 : (from + by + count) % count;
  const blockId = matches[place]?.place.block.id;
  return blockId === undefined ? refuse("nothing-found") : { find: { ...find, place }, blockId, count };
}

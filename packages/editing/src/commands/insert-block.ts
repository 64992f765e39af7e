import { type Blueprint, depthMax, plantBlock, refuseContent } from "@mailwright/document";
import type { HistoryView } from "../history/history.js";
import { refuse } from "../outcome/outcome.js";
import { findBlankRow, withoutBlankRow } from "../tree/blank-row.js";
import { type Place, placeAfter, refuseBlueprint, resolvePlace, wrapBlocks } from "../tree/place.js";
import { refuseOutsidePlan } from "../tree/refuse-outside-plan.js";
import { insertBlocks } from "../tree/tree.js";
import { leadOf } from "../view-state/view-store.js";
import { type CommandContext, defineCommand } from "./command.js";
import { isRecord, isValues, type TakenBy, take } from "./take.js";
import { withRoot } from "./targets.js";

const blueprint = take.when((given): given is Blueprint => isBlueprint(given));
/** `preset.makes()` or a module gives the blueprint; `entitlement` is the preset's. No target: after the selection. */
const insert = take.fields({ blueprint, target: take.optional(take.target), entitlement: take.optional(take.text) });
type Insert = TakenBy<typeof insert>;

/** Puts a new block at the target or after the selection, selects it, and answers its id. */
export const insertBlock = defineCommand(insert, {
  id: "insert-block",
  words: { en: "Add block", de: "Block hinzufügen" },
  group: "blocks",
  changes: "document",
  refuses(context, args) {
    const { entitlements } = context;
    if (args.entitlement !== undefined && entitlements && !entitlements.includes(args.entitlement))
      return refuse("locked", args.entitlement);
    const place = findPlace(context, args);
    return place.ok ? refuseOutsidePlan(args.blueprint, context.registry, entitlements) : refuse(place.reason);
  },
  run(context, args) {
    const { document, newId } = context;
    const place = findPlace(context, args);
    if (!place.ok) return refuse(place.reason);
    const block = plantBlock(args.blueprint, newId);
    const now = document.get().root;
    const inserted = insertBlocks(now, place.target, wrapBlocks([block], place.wrap, newId));
    // A section that somebody has added stays, empty or not.
    const root = hasBlocksChanged(document.history()) ? inserted : withoutBlankRow(inserted, findBlankRow(now));
    document.commit({ key: "insert", blockType: block.type }, withRoot(document.get(), root), { select: [block.id] });
    return { done: true, value: block.id };
  },
});

function hasBlocksChanged({ entries, position }: HistoryView): boolean {
  return entries.slice(0, position).some(({ label }) => label.key !== "setSettings");
}

function findPlace({ document, viewState, registry }: CommandContext, { blueprint, target }: Insert): Place {
  const { root } = document.get();
  const reason = refuseBlueprint(registry, blueprint) ?? refuseContent(registry, root, blueprint);
  if (reason) return { ok: false, reason };
  if (target) return resolvePlace(root, registry, target, blueprint.type);
  return placeAfter(root, registry, leadOf(viewState.getState().selection), blueprint.type);
}

function isBlueprint(value: unknown, depthLeft = depthMax): value is Blueprint {
  if (!isRecord(value) || typeof value["type"] !== "string" || depthLeft === 0) return false;
  const { props, extras, children } = value;
  if (![props, extras].every((values) => values === undefined || isValues(values))) return false;
  return children === undefined || (Array.isArray(children) && children.every((child) => isBlueprint(child, depthLeft - 1)));
}

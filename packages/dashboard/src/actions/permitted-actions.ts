import {
  editRefusal,
  isAdmin,
  isFavorite,
  type LifecycleMove,
  lifecycle,
  moveRefusal,
  openRefusal,
  type PolicyRefusal,
  type PolicyTemplate,
  type PolicyUser,
  shareRefusal,
  type TemplateSummary,
  transferRefusal,
  unlockRefusal,
  unlockRequestRefusal,
  viewRefusal,
} from "@mailwright/contract";
import { type TemplateActionId, templateActionIds } from "./template-action.js";

/**
 * Refusals that may end by themselves or by what somebody does. Such an action is shown with its reason; one with another refusal is
 * hidden.
 */
const holdingRefusals = ["template-locked", "template-shared", "lock-released"] as const;
export type HoldingRefusal = (typeof holdingRefusals)[number];

export interface PermittedAction {
  readonly id: TemplateActionId;
  /** Why it is not allowed now; absent if it is allowed. */
  readonly heldBy: HoldingRefusal | undefined;
}

type ActedOn = PolicyTemplate & Pick<TemplateSummary, "tags" | "approval">;

/** What this user may do with this template, by the contract's policies. The server decides anyway. */
export function permittedActions(template: ActedOn, user: PolicyUser): readonly PermittedAction[] {
  const refusalOf = template.isSystem ? systemRefusals : userRefusals;
  return templateActionIds.flatMap((id): readonly PermittedAction[] => {
    const refusal = refusalOf[id]?.(template, user);
    if (refusal === null) return [{ id, heldBy: undefined }];
    const heldBy = holdingRefusals.find((holding) => holding === refusal);
    return heldBy ? [{ id, heldBy }] : [];
  });
}

type Refuse = (template: ActedOn, user: PolicyUser) => PolicyRefusal;
type Refusals = Partial<Record<TemplateActionId, Refuse>>;

/** A removed template is looked at, restored or deleted; everything else waits until it is back. */
const unlessRemoved =
  (policy: Refuse): Refuse =>
  (template, user) =>
    template.status === "deleted" ? "template-deleted" : policy(template, user);

const whenShared = (template: ActedOn, user: PolicyUser) => (template.isShared ? viewRefusal(template, user) : "template-not-shared");

/** Whoever may edit asks for review; what was asked everybody sees. */
const whenAsking = (template: ActedOn, user: PolicyUser) => (template.approval?.state ? viewRefusal : editRefusal)(template, user);

/** The owner unlocks without asking; whoever may not unlock asks. */
const whenNotUnlocking = (template: ActedOn, user: PolicyUser) =>
  unlockRefusal(template, user) === null ? "template-not-locked" : unlockRequestRefusal(template, user);

const marked =
  (isMarked: boolean): Refuse =>
  (template, user) =>
    isFavorite(template.tags) === isMarked
      ? (template.isSystem ? editRefusal : unlessRemoved(viewRefusal))(template, user)
      : "wrong-status";

/**
 * A move that the template's status does not have is refused for that, even if the template is locked too: otherwise it would be offered as
 * waiting for the lock.
 */
const moving =
  (move: LifecycleMove): Refuse =>
  (template, user) => {
    const transition = lifecycle[template.isSystem ? "system" : "user"][move];
    return transition?.from.includes(template.status) ? moveRefusal(template, user, move) : "wrong-status";
  };

const userRefusals: Refusals = {
  open: unlessRemoved(openRefusal),
  preview: viewRefusal,
  settings: editRefusal,
  favorite: marked(false),
  unfavorite: marked(true),
  duplicate: unlessRemoved(viewRefusal),
  notes: viewRefusal,
  activity: viewRefusal,
  publish: moving("publish"),
  unpublish: moving("unpublish"),
  approval: unlessRemoved(whenAsking),
  share: shareRefusal,
  transfer: transferRefusal,
  "view-shared": unlessRemoved(whenShared),
  "share-url": unlessRemoved(viewRefusal),
  "share-links": unlessRemoved(viewRefusal),
  unlock: unlessRemoved(unlockRefusal),
  "request-unlock": unlessRemoved(whenNotUnlocking),
  convert: moving("convert-to-system"),
  restore: moving("restore"),
  remove: moving("remove"),
  "delete-forever": moving("delete-forever"),
};

const byAdministrators = (template: ActedOn, user: PolicyUser) => (isAdmin(user) ? editRefusal(template, user) : "admin-only");

const systemRefusals: Refusals = {
  open: byAdministrators,
  use: unlessRemoved(viewRefusal),
  preview: viewRefusal,
  settings: byAdministrators,
  restore: moving("restore"),
  remove: moving("remove"),
  "delete-forever": moving("delete-forever"),
};

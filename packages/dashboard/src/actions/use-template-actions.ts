import type { Session, TemplateSummary } from "@mailwright/contract";
import { type Translate, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useDashboard } from "../view/dashboard-context.js";
import { type ActionRunner, useActionRunner } from "./action-context.js";
import { actionLooks } from "./action-looks.js";
import { actionStrings } from "./action-strings.js";
import { type HoldingRefusal, permittedActions } from "./permitted-actions.js";
import type { TemplateAction, TemplateActionId } from "./template-action.js";

/** What the signed-in user may do with a template, in the order of its menu; nothing while nobody is signed in. */
export function useTemplateActions(template: TemplateSummary): readonly TemplateAction[] {
  const t = useTranslate(actionStrings);
  const { session } = useDashboard();
  const runner = useActionRunner();
  return useMemo(() => (session ? describeActions(template, session, t, runner) : []), [template, session, t, runner]);
}

type Words = Translate<(typeof actionStrings)["messages"]>;

function describeActions(template: TemplateSummary, session: Session, t: Words, runner: ActionRunner): readonly TemplateAction[] {
  return permittedActions(template, session).map(({ id, heldBy }) => {
    const { words, ...look } = actionLooks[id];
    const label = t(
      id === "restore" && template.isSystem ? "restoreSystem" : id === "approval" && template.approval?.state ? "review" : words,
    );
    if (heldBy === undefined) return { id, label, ...look, run: () => runner.run(id, template) };
    const disabledReason = t(reasonFor(id, heldBy));
    return { id, label, ...look, disabledReason, run: () => runner.refuse(disabledReason) };
  });
}

function reasonFor(id: TemplateActionId, heldBy: HoldingRefusal) {
  if (heldBy === "template-shared") return id === "convert" ? "sharedConvert" : "sharedPublish";
  if (heldBy === "lock-released") return "released";
  return id === "remove" || id === "delete-forever" ? "lockedDelete" : "locked";
}

import type { MenuItem } from "@mailwright/ui";
import type { TemplateAction } from "./template-action.js";

/** The actions as the entries of a menu, a line between the groups. */
export function toMenuItems(actions: readonly TemplateAction[]): MenuItem[] {
  return actions.flatMap((action, index) => {
    const before = actions[index - 1];
    const line: MenuItem[] = before && before.group !== action.group ? [{ kind: "separator", id: `before ${action.id}` }] : [];
    // An action that is held back stays reachable: it says what holds it back, and says it again when it is chosen.
    const { id, label, icon, isDangerous: isDanger, disabledReason: blockedBy, run: onSelect } = action;
    return [...line, { id, label, icon, isDanger, blockedBy, onSelect }];
  });
}

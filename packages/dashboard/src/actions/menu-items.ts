import type { MenuItem } from "@mailwright/ui";
import type { TemplateAction } from "./template-action.js";

/** The actions as the entries of a menu, a line between the groups. */
export function toMenuItems(actions: readonly TemplateAction[]): MenuItem[] {
  return actions.flatMap((action, index) => {
    const before = actions[index - 1];
    const line: MenuItem[] = before && before.group !== action.group ? [{ kind: "separator", id: `before ${action.id}` }] : [];
    // An action that is held back stays reachable: chosen, it says what holds it back.
    return [...line, { id: action.id, label: action.label, icon: action.icon, isDanger: action.isDangerous, onSelect: action.run }];
  });
}

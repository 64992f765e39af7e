import { type CollaboratorRole, collaboratorRoles } from "@mailwright/contract";
import { Select, useTranslate } from "@mailwright/ui";
import { shareStrings } from "./share-strings.js";
import type { Share } from "./shares.js";

interface ChosenRolesProps {
  readonly chosen: readonly (Share & { readonly name: string })[];
  readonly onChange: (changed: Share) => void;
}

/** What each of those who were chosen may do. */
export function ChosenRoles({ chosen, onChange }: ChosenRolesProps) {
  const say = useTranslate(shareStrings);
  if (chosen.length === 0) return null;
  const options = collaboratorRoles.map((role) => ({ value: role, label: say(role) }));
  return (
    <ul className="mw-entries" aria-label={say("roles")}>
      {chosen.map(({ key, role, name }) => (
        <li key={key} className="mw-entry">
          <strong dir="auto">{name}</strong>
          <Select<CollaboratorRole>
            label={say("roleOf", { name })}
            isLabelHidden
            value={role}
            options={options}
            onChange={(next) => onChange({ key, role: next })}
          />
        </li>
      ))}
    </ul>
  );
}

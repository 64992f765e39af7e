import { type Collaborator, type CollaboratorRole, collaboratorRoles } from "@mailwright/contract";
import { Select, useTranslate } from "@mailwright/ui";
import { shareStrings } from "./share-strings.js";

interface ChosenRolesProps {
  readonly chosen: readonly (Collaborator & { readonly name: string })[];
  readonly onChange: (changed: Collaborator) => void;
}

/** What each of those who were chosen may do. */
export function ChosenRoles({ chosen, onChange }: ChosenRolesProps) {
  const say = useTranslate(shareStrings);
  if (chosen.length === 0) return null;
  const options = collaboratorRoles.map((role) => ({ value: role, label: say(role) }));
  return (
    <ul className="mw-entries" aria-label={say("roles")}>
      {chosen.map(({ userId, role, name }) => (
        <li key={userId} className="mw-entry">
          <strong dir="auto">{name}</strong>
          <Select<CollaboratorRole>
            label={say("roleOf", { name })}
            isLabelHidden
            value={role}
            options={options}
            onChange={(next) => onChange({ userId, role: next })}
          />
        </li>
      ))}
    </ul>
  );
}

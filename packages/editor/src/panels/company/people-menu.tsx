import { findBlock } from "@mailwright/document";
import { Menu, type MenuItem, useTranslate } from "@mailwright/ui";
import { Focus, Users } from "@mailwright/ui/icons";
import { useEditor } from "../../base/context/editor-context.js";
import { useAccessibleName } from "../../canvas/words/use-block-name.js";
import type { PersonHere } from "../../ports/collaboration-port.js";
import { companyStrings } from "./company-strings.js";

/** So many are shown with their letters; the others as a number. */
const shownMax = 3;

export interface PeopleMenuProps {
  readonly people: readonly PersonHere[];
  readonly followedId: string | null;
  readonly onFollow: (person: PersonHere) => void;
  readonly onGoTo: (person: PersonHere) => void;
}

/** Who is here, as one button; its menu says where each of them is, and goes there once or from now on. */
export function PeopleMenu({ people, followedId, onFollow, onGoTo }: PeopleMenuProps) {
  const say = useTranslate(companyStrings);
  const placeOf = usePlaceOf();
  const shown = people.slice(0, people.length > shownMax + 1 ? shownMax : shownMax + 1);
  const label = say("here", { count: people.length, name: people[0]?.name ?? "" });
  const items: readonly MenuItem[] = [
    { kind: "heading", id: "go-to", label: say("goTo") },
    ...people.map((person) => ({
      id: `at ${person.id}`,
      label: placeOf(person),
      icon: Focus,
      isDisabled: person.blockId === undefined,
      onSelect: () => onGoTo(person),
    })),
    { kind: "heading", id: "follow", label: say("follow") },
    ...people.map((person) => ({
      id: `follow ${person.id}`,
      label: person.name,
      icon: Users,
      isChecked: person.id === followedId,
      onSelect: () => onFollow(person),
    })),
  ];
  return (
    <Menu
      label={say("menu")}
      items={items}
      align="end"
      trigger={(props) => (
        <button type="button" {...props} className="mw-people" aria-label={label} title={label}>
          {shown.map(({ id, name, colour }) => (
            <span key={id} className="mw-person" data-person={colour} data-followed={id === followedId || undefined} aria-hidden="true">
              {lettersOf(name)}
            </span>
          ))}
          {people.length > shown.length ? (
            <span className="mw-people-more" aria-hidden="true">
              +{people.length - shown.length}
            </span>
          ) : null}
        </button>
      )}
    />
  );
}

function usePlaceOf(): (person: PersonHere) => string {
  const say = useTranslate(companyStrings);
  const nameOf = useAccessibleName();
  const { document } = useEditor();
  return ({ name, blockId, isWriting }) => {
    const block = blockId === undefined ? undefined : findBlock(document.get().root, blockId);
    return block ? say(isWriting ? "writes" : "at", { name, block: nameOf(block) }) : name;
  };
}

/** The first letters of the first and the last name. */
function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase();
}

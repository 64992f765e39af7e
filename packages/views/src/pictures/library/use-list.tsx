import { useTranslate } from "@mailwright/ui";
import type { PictureUses } from "../model/picture-library.js";
import { libraryStrings } from "./library-strings.js";

/** The templates by name, and how many more there are. */
export function UseList({ templates, othersCount }: Omit<PictureUses, "kind">) {
  const say = useTranslate(libraryStrings);
  if (templates.length === 0 && othersCount === 0) return <p>{say("usedNowhere")}</p>;
  return (
    <ul>
      {templates.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {othersCount > 0 ? <li>{say("usedByOthers", { count: othersCount })}</li> : null}
    </ul>
  );
}

import { useTranslate } from "@mailwright/ui";
import type { AnchorHTMLAttributes } from "react";
import type { PictureUse, PictureUses } from "../model/picture-library.js";
import { libraryStrings } from "./library-strings.js";

/** What a link to a template needs: its address, and what a press does instead of following it. */
export type LinkOfUse = (use: PictureUse) => Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick">;

interface UseListProps extends Omit<PictureUses, "kind"> {
  /** Leads to each template. */
  readonly linkOf?: LinkOfUse | undefined;
}

/** The templates by name, and how many more there are. */
export function UseList({ templates, othersCount, linkOf }: UseListProps) {
  const say = useTranslate(libraryStrings);
  if (templates.length === 0 && othersCount === 0) return <p>{say("usedNowhere")}</p>;
  return (
    <ul>
      {templates.map((use) => (
        <li key={use.id}>{linkOf ? <a {...linkOf(use)}>{use.name}</a> : use.name}</li>
      ))}
      {othersCount > 0 ? <li>{say("usedByOthers", { count: othersCount })}</li> : null}
    </ul>
  );
}

import { useFormats, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import type { VersionRecord } from "../../ports/version-port.js";
import { versionsStrings } from "./versions-strings.js";

/** Of more people than this some are counted. */
const namedMax = 3;
const namedFirst = 2;

/** Everybody who changed something for a version: the first by name, all of them when that is asked for. */
export function VersionAuthors({ version: { authors, userName } }: { readonly version: VersionRecord }) {
  const say = useTranslate(versionsStrings);
  const { list } = useFormats();
  const [areAllShown, showAll] = useState(false);
  const people = authors.length > 0 ? authors : [userName || say("unknownUser")];
  const isLong = people.length > namedMax;
  if (!isLong) return <p className="mw-version-user">{say("by", { name: list(people) })}</p>;
  return (
    <p className="mw-version-user">
      {say("by", { name: areAllShown ? list(people) : people.slice(0, namedFirst).join(", ") })}{" "}
      <button type="button" className="mw-version-others" aria-expanded={areAllShown} onClick={() => showAll(!areAllShown)}>
        {areAllShown ? say("fewer") : say("others", { count: people.length - namedFirst })}
      </button>
    </p>
  );
}

import { ToggleButton, useTranslate } from "@mailwright/ui";
import { List, ListOrdered } from "lucide-react";
import { useTextSession, useTextState } from "./text-session.js";
import { textStrings } from "./text-strings.js";

/** Bullets and numbers. */
export function ListControls() {
  const say = useTranslate(textStrings);
  const { commands } = useTextSession();
  const list = useTextState((state) => state.list);
  return (
    <>
      <ToggleButton label={say("bullets")} icon={List} isPressed={list === "ul"} onChange={() => commands.toggleList("ul")} />
      <ToggleButton label={say("numbers")} icon={ListOrdered} isPressed={list === "ol"} onChange={() => commands.toggleList("ol")} />
    </>
  );
}

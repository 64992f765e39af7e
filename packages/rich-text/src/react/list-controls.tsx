import { type IconShape, ToggleButton, useTranslate, useUi } from "@mailwright/ui";
import { List, ListOrdered } from "@mailwright/ui/icons";
import { useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

/** Numbers stand where lines begin, and are not mirrored themselves. */
const numbersFromRight: readonly IconShape[] = [
  ["path", { d: "M3 6h10M3 12h10M3 18h10" }],
  ["path", { d: "M18 6h1v4M18 10h2M20 18h-2c0-1 2-2 2-3s-1-1.5-2-1" }],
];

/** Bullets and numbers. */
export function ListControls() {
  const say = useTranslate(textStrings);
  const { commands } = useTextField();
  const list = useTextState((state) => state.list);
  const isRtl = useUi().direction === "rtl";
  return (
    <>
      <ToggleButton label={say("bullets")} icon={{ directed: List }} isPressed={list === "ul"} onChange={() => commands.toggleList("ul")} />
      <ToggleButton
        label={say("numbers")}
        icon={isRtl ? numbersFromRight : ListOrdered}
        isPressed={list === "ol"}
        onChange={() => commands.toggleList("ol")}
      />
    </>
  );
}

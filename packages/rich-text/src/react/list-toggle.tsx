import { type IconShape, type IconSource, ToggleButton, useTranslate, useUi } from "@mailwright/ui";
import { List, ListOrdered } from "@mailwright/ui/icons";
import type { ListTag } from "../model/text-tree.js";
import { useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

/** Numbers stand where lines begin, and are not mirrored themselves. */
const numbersFromRight: readonly IconShape[] = [
  ["path", { d: "M3 6h10M3 12h10M3 18h10" }],
  ["path", { d: "M18 6h1v4M18 10h2M20 18h-2c0-1 2-2 2-3s-1-1.5-2-1" }],
];

/** Bullets or numbers. */
export function ListToggle({ list }: { readonly list: ListTag }) {
  const say = useTranslate(textStrings);
  const { commands } = useTextField();
  const isActive = useTextState((state) => state.list === list);
  const numbers = useUi().direction === "rtl" ? numbersFromRight : ListOrdered;
  const icon: IconSource = list === "ul" ? { directed: List } : numbers;
  return (
    <ToggleButton
      label={say(list === "ul" ? "bullets" : "numbers")}
      icon={icon}
      isPressed={isActive}
      onChange={() => commands.toggleList(list)}
    />
  );
}

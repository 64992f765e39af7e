import { useAnnounce, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { editStrings } from "./edit-strings.js";
import type { PictureItem } from "./steps/picture-steps.js";
import type { StepsProps } from "./use-steps.js";

/** What lies on the picture, the lowest first, and what can be done with it. */
export interface Items {
  readonly list: readonly PictureItem[];
  readonly chosen: PictureItem | undefined;
  nameOf(item: PictureItem): string;
  choose(id: string | undefined): void;
  add(kind: PictureItem["kind"]): void;
  change(id: string, changes: Partial<PictureItem>, gesture?: string): void;
  remove(id: string): void;
  toFront(id: string): void;
  onEnd(): void;
}

/** The texts and shapes of a picture; one of them may be chosen. */
export function useItems({ steps, onChange, onEnd }: StepsProps): Items {
  const say = useTranslate(editStrings);
  const announce = useAnnounce();
  const list = steps.items;
  const [chosenId, choose] = useState<string | undefined>(list.at(-1)?.id);
  const nameOf = (item: PictureItem) => {
    if (item.kind === "text") return say("textItem", { text: item.text });
    const number = list.filter(({ kind }) => kind === item.kind).indexOf(item) + 1;
    return say(item.kind === "box" ? "boxItem" : "ellipseItem", { number });
  };
  const without = (id: string) => list.filter((item) => item.id !== id);
  return {
    list,
    chosen: list.find(({ id }) => id === chosenId),
    nameOf,
    choose,
    add(kind) {
      const item = makeItem(kind, say("newText"));
      onChange({ items: [...list, item] });
      choose(item.id);
    },
    change: (id, changes, gesture) =>
      onChange({ items: list.map((item) => (item.id === id ? { ...item, ...changes } : item)) }, gesture && `${gesture} ${id}`),
    remove(id) {
      const gone = list.find((item) => item.id === id);
      if (!gone) return;
      onChange({ items: without(id) });
      choose(without(id).at(-1)?.id);
      announce(say("removed", { name: nameOf(gone) }));
    },
    toFront(id) {
      const item = list.find((each) => each.id === id);
      if (item) onChange({ items: [...without(id), item] });
    },
    onEnd,
  };
}

// `crypto.randomUUID` exists on secure pages only, and an intranet may lack HTTPS.
const newId = () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("-");

function makeItem(kind: PictureItem["kind"], text: string): PictureItem {
  const shared = { id: newId(), kind, x: 0.5, y: 0.5, turnDeg: 0, isBold: false, text: "" };
  if (kind === "text") return { ...shared, text, width: 0.3, height: 0.08, color: "#ffffff", opacity: 100, isBold: true };
  return { ...shared, width: 0.3, height: kind === "box" ? 0.15 : 0.3, color: "#1b1e25", opacity: 60 };
}

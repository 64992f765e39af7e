import { fc } from "@mailwright/testing/fast-check";
import { lettersOf } from "../letters.js";

type Act = "type" | "cut" | "bold" | "split";

/** What happens: somebody writes, or what somebody has reaches somebody. */
export type TextEvent =
  | { readonly on: "act"; readonly who: number; readonly act: Act; readonly at: number; readonly length: number }
  | { readonly on: "delivery"; readonly from: number; readonly to: number };

export const events: fc.Arbitrary<TextEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      on: fc.constant("act" as const),
      who: fc.nat(2),
      act: fc.constantFrom<Act>("type", "type", "type", "type", "cut", "bold", "split"),
      at: fc.nat(40),
      length: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ on: fc.constant("delivery" as const), from: fc.nat(2), to: fc.nat(2) }) },
);

const isTag = (letter: string) => letter.startsWith("<");

/** Letters of a text that one person types, each of them once. */
export function typist() {
  let next = 0x4e00;
  return (length: number) => Array.from({ length }, () => String.fromCodePoint(next++));
}

/** The elements that are open before each letter. */
function openAt(letters: readonly string[]): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let open: readonly string[] = [];
  for (const letter of letters) {
    found.push(open);
    const [, slash, tag = ""] = /^<(\/?)(\w+)/.exec(letter) ?? [];
    if (slash) open = open.slice(0, -1);
    else if (tag !== "" && tag !== "br") open = [...open, tag];
  }
  return found;
}

/** What a person makes of a text, and the letters that come and go with it. */
export function perform(text: string, { act, at, length }: Extract<TextEvent, { on: "act" }>, type: (length: number) => string[]) {
  const letters = [...lettersOf(text)];
  const open = openAt(letters);
  const places = letters.flatMap((_, index) => (open[index]?.includes("p") ? [index] : []));
  const place = places[at % Math.max(places.length, 1)];
  if (place === undefined) {
    const typed = type(length);
    return { text: `${text}<p>${typed.join("")}</p>`, typed, cut: [] };
  }
  if (act === "type") {
    const typed = type(length);
    return { text: letters.toSpliced(place, 0, ...typed).join(""), typed, cut: [] };
  }
  if (act === "split") {
    const isPlain = open[place]?.length === 1;
    return { text: isPlain ? letters.toSpliced(place, 0, "</p>", "<p>").join("") : text, typed: [], cut: [] };
  }
  const run = letters.slice(place, place + length);
  if (act === "cut") {
    const cut = run.filter((letter) => !isTag(letter));
    return { text: letters.toSpliced(place, run.length, ...run.filter(isTag)).join(""), typed: [], cut };
  }
  const isPlain = !run.some(isTag) && !open[place]?.includes("strong");
  return { text: isPlain ? letters.toSpliced(place, run.length, "<strong>", ...run, "</strong>").join("") : text, typed: [], cut: [] };
}

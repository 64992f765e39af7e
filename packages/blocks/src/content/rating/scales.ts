/** What people choose from, and what each choice says of itself in the address. */
export const scales = {
  stars: { signs: ["★", "★", "★", "★", "★"], from: 1 },
  smileys: { signs: ["😠", "😞", "😐", "😊", "😍"], from: 1 },
  numbers: { signs: ["1", "2", "3", "4", "5"], from: 1 },
  nps: { signs: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"], from: 0 },
} as const satisfies Record<string, { readonly signs: readonly string[]; readonly from: number }>;

export type Scale = keyof typeof scales;

export const scaleNames = ["stars", "smileys", "numbers", "nps"] as const satisfies readonly Scale[];

/** One choice: its sign, its value, and how it is said: `4/5`. */
export interface Choice {
  readonly sign: string;
  readonly value: number;
  readonly words: string;
}

/** The choices of a scale, from the lowest. */
export function choicesOf(scale: Scale): readonly Choice[] {
  const { signs, from } = scales[scale];
  const best = from + signs.length - 1;
  return signs.map((sign, index) => ({ sign, value: from + index, words: `${from + index}/${best}` }));
}

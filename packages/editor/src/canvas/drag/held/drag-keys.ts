const steps: Readonly<Record<string, 1 | -1 | "first" | "last">> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: "first",
  End: "last",
};

/** Where a key takes what is held by keyboard. Places are in reading order, so right is onwards like down. */
export function stepOfKey(key: string): 1 | -1 | "first" | "last" | undefined {
  return steps[key];
}

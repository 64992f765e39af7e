interface KeyPress {
  readonly key: string;
  readonly timeStamp: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const forgetAfterMs = 700;

/** Finds an entry by typing its beginning; the same letter again goes to the next one that begins with it. */
export function createTypeahead() {
  let typed = "";
  let lastTime = Number.NEGATIVE_INFINITY;

  return (press: KeyPress, index: number, labels: readonly string[]): number | undefined => {
    const isText = press.key.length === 1 && press.key !== " " && !press.altKey && !press.ctrlKey && !press.metaKey;
    if (!isText) return undefined;
    typed = press.timeStamp - lastTime > forgetAfterMs ? press.key : typed + press.key;
    lastTime = press.timeStamp;
    const isRepeat = [...typed].every((letter) => letter === typed[0]);
    const sought = (isRepeat ? press.key : typed).toLowerCase();
    const start = isRepeat ? index + 1 : Math.max(index, 0);
    const order = labels.map((_, step) => (start + step) % labels.length);
    return order.find((at) => labels[at]?.trim().toLowerCase().startsWith(sought));
  };
}

export interface TagLimits {
  readonly max?: number | undefined;
  /** Says what is wrong with a tag, or nothing. */
  readonly refuse?: ((tag: string) => string | undefined) | undefined;
}

export interface TagReading {
  readonly tags: readonly string[];
  /** What could not be taken, left for the person to mend. */
  readonly rest: string;
  readonly error: string | undefined;
}

/** Takes what was typed or pasted as tags: parted by commas, semicolons and lines; those already there are skipped. */
export function readTags(text: string, tags: readonly string[], { max = Number.POSITIVE_INFINITY, refuse }: TagLimits): TagReading {
  const taken = [...tags];
  const left: string[] = [];
  let error: string | undefined;
  for (const tag of text.split(/[,;\n]/).map((part) => part.trim())) {
    if (tag === "" || taken.includes(tag)) continue;
    const refusal = refuse?.(tag);
    if (refusal === undefined && taken.length < max) taken.push(tag);
    else left.push(tag);
    error ??= refusal;
  }
  return { tags: taken, rest: left.join(", "), error };
}

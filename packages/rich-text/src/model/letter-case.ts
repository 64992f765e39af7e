/** How letters can be written: `title` begins each word with a capital, `sentence` the first word of each sentence. */
export type LetterCase = "upper" | "lower" | "title" | "sentence";

const word = /\p{L}[\p{L}\p{M}\p{N}'’]*/gu;
const endsInWord = /[\p{L}\p{M}\p{N}'’]$/u;
const sentenceStart = /(^|[.!?…]["'”’)\]]*\s+)([^\p{L}\p{N}.!?…]*)(\p{L})/gu;
const endsSentence = /(?:^|[.!?…]["'”’)\]]*\s+)[^\p{L}\p{N}.!?…]*$/u;

/** Words with other letters; `before` is what stands before them in their line, which tells whether they begin a word or a sentence. */
export function writeInCase(text: string, letterCase: LetterCase, before: string): string {
  return writers[letterCase](text, before);
}

const writers: Record<LetterCase, (text: string, before: string) => string> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  title: (text, before) =>
    text.replace(word, (found, at: number) => (at === 0 && endsInWord.test(before) ? found.toLowerCase() : capitalise(found))),
  sentence(text, before) {
    const small = text.toLowerCase();
    const isStart = endsSentence.test(before);
    return small.replace(sentenceStart, (found, lead: string, gap: string, letter: string, at: number) => {
      // At the start of these words a sentence begins only if the words before them have ended one.
      const begins = at > 0 || lead !== "" || isStart || endsSentence.test(before + gap);
      return begins ? `${lead}${gap}${letter.toUpperCase()}` : found;
    });
  },
};

function capitalise(found: string): string {
  const [first = ""] = found;
  return first.toUpperCase() + found.slice(first.length).toLowerCase();
}

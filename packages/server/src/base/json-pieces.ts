/** So much is written before others have a turn. */
const pieceMaxLength = 64_000;

const jsonText = Symbol("JSON text");

/** A value whose JSON is there already, as the database keeps it. What writes in pieces takes the text; for everything else it is the value. */
interface RawJson {
  readonly [jsonText]: string;
  toJSON(): unknown;
}

/** The value of a JSON text that nobody here looks into. */
export function rawJson(text: string | null): RawJson | null {
  return text === null ? null : { [jsonText]: text, toJSON: () => JSON.parse(text) as unknown };
}

const isRaw = (value: object): value is RawJson => jsonText in value;

/** The JSON of a value in pieces: a long text, or JSON that is there already, is never written at once. */
export function* writePieces(value: unknown): Generator<string> {
  if (typeof value === "string" && value.length > pieceMaxLength) return yield* quote(value);
  if (typeof value !== "object" || value === null) return yield JSON.stringify(value);
  if (isRaw(value)) return yield* cutText(value[jsonText], pieceMaxLength);
  if (Array.isArray(value)) {
    yield "[";
    for (const [index, entry] of value.entries()) {
      if (index > 0) yield ",";
      yield* writePieces(entry ?? null);
    }
    return yield "]";
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  for (const [index, [name, entry]] of entries.entries()) {
    yield `${index === 0 ? "{" : ","}${JSON.stringify(name)}:`;
    yield* writePieces(entry);
  }
  return yield entries.length === 0 ? "{}" : "}";
}

function* quote(text: string): Generator<string> {
  yield '"';
  for (const piece of cutText(text, pieceMaxLength)) yield JSON.stringify(piece).slice(1, -1);
  yield '"';
}

/** A text in pieces. Many characters are two units, which stay together. */
export function* cutText(text: string, maxLength: number): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = Math.min(at + maxLength, text.length);
    const isSplit = end < text.length && isFirstHalf(text.charCodeAt(end - 1));
    yield text.slice(at, isSplit ? end - 1 : end);
    at = isSplit ? end - 1 : end;
  }
}

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

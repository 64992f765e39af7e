import {
  type AnyBlockDefinition,
  type BlockNote,
  isValues,
  type JsonValue,
  noteContinues,
  notedProps,
  notePrefix,
} from "@mailwright/document";

const noteName = new RegExp(`(?:^|[\\s">-])${notePrefix}([\\w-]+)`);
const ownNames = new RegExp(`(^|\\s)(?:${notePrefix}[\\w-]+|${noteContinues})(?=\\s|$)`, "g");
const continues = new RegExp(`(?:^|[\\s">-])${noteContinues}(?=[\\s"-]|$)`);

/** The note in a class, or in the HTML that stands before a block. What is no note of ours is none. */
export function readNote(text: string | undefined): BlockNote | undefined {
  const written = noteName.exec(text ?? "")?.[1];
  if (written === undefined) return undefined;
  try {
    const note: unknown = JSON.parse(decodeURIComponent(percentEncoded(written)));
    return isValues(note) ? pickNote(note) : undefined;
  } catch {
    // Somebody has cut or changed the note: the block is read from what the email shows.
    return undefined;
  }
}

function pickNote({ type, props, extras, settings }: Readonly<Record<string, JsonValue>>): BlockNote {
  return {
    ...(typeof type === "string" && { type }),
    ...(isValues(props) && { props }),
    ...(isValues(extras) && { extras }),
    ...(isValues(settings) && { settings }),
  };
}

/** Does this class say that the element belongs to the block before it? */
export function isContinuation(classes: string | undefined): boolean {
  return continues.test(classes ?? "");
}

/** Is there an advanced sector in this note, on some device at least? */
export function hasBox(note: BlockNote | undefined): boolean {
  return Object.entries(note?.extras ?? {}).some(
    ([part, values]) => part === "advanced" || (isValues(values) && Object.keys(values).some((name) => name.startsWith("advanced."))),
  );
}

/** The props of which the note says more than the email shows. */
export function hiddenProps(definition: AnyBlockDefinition, note: BlockNote): readonly string[] {
  const isWhole = note.type === definition.type;
  return isWhole || note.props ? notedProps(definition, isWhole) : [];
}

/** A class without what was noted in it. */
export function withoutNotes(classes: string | undefined): string | undefined {
  return classes?.replace(ownNames, "").trim() || undefined;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Base64url → the bytes, as `decodeURIComponent` takes them. */
function percentEncoded(text: string): string {
  let bits = 0;
  let held = 0;
  let encoded = "";
  for (const digit of text) {
    bits = ((bits << 6) | digits.indexOf(digit)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    encoded += `%${((bits >> held) & 0xff).toString(16).padStart(2, "0")}`;
  }
  return encoded;
}

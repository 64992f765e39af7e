import {
  type AnyBlockDefinition,
  type BlockStamp,
  isValues,
  type JsonValue,
  stampContinues,
  stampedProps,
  stampPrefix,
} from "@mailwright/document";

const stampName = new RegExp(`(?:^|[\\s">-])${stampPrefix}([\\w-]+)`);
const ownNames = new RegExp(`(^|\\s)(?:${stampPrefix}[\\w-]+|${stampContinues})(?=\\s|$)`, "g");
const continues = new RegExp(`(?:^|[\\s">-])${stampContinues}(?=[\\s"-]|$)`);

/** The stamp in a class, or in the HTML that stands before a block. A text that is no stamp of ours gives none. */
export function readStamp(text: string | undefined): BlockStamp | undefined {
  const written = stampName.exec(text ?? "")?.[1];
  if (written === undefined) return undefined;
  try {
    const stamp: unknown = JSON.parse(decodeURIComponent(percentEncoded(written)));
    return isValues(stamp) ? pickStamp(stamp) : undefined;
  } catch {
    // Somebody has cut or changed the stamp: the block is read from what the email shows.
    return undefined;
  }
}

function pickStamp({ type, props, extras, settings }: Readonly<Record<string, JsonValue>>): BlockStamp {
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

/** Is there an advanced sector in this stamp, on some device at least? */
export function hasBox(stamp: BlockStamp | undefined): boolean {
  return Object.entries(stamp?.extras ?? {}).some(
    ([part, values]) => part === "advanced" || (isValues(values) && Object.keys(values).some((name) => name.startsWith("advanced."))),
  );
}

/** The props of which the stamp says more than the email shows. */
export function hiddenProps(definition: AnyBlockDefinition, stamp: BlockStamp): readonly string[] {
  const isWhole = stamp.type === definition.type;
  return isWhole || stamp.props ? stampedProps(definition, isWhole) : [];
}

/** A class without the stamps in it. */
export function withoutStamps(classes: string | undefined): string | undefined {
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

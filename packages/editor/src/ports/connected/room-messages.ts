// What the protocol of the rooms says in bytes: the name of the room behind its length, what kind of message it is, and what that holds.

const kinds = { sync: 0, syncReply: 4 } as const;
/** Of a message about the document: all that the other side lacked, and what was done since. */
const updates: ReadonlySet<number | undefined> = new Set([1, 2]);

const bytesOf = (data: unknown) => (data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array());
const kindAt = (bytes: Uint8Array) => 1 + (bytes[0] ?? 0);

/** What kind of message this is. */
export function kindOf(data: unknown): number | undefined {
  const bytes = bytesOf(data);
  return bytes[kindAt(bytes)];
}

/** The update of the document that a message brings; nothing where it brings none. */
export function updateIn(data: unknown): Uint8Array | undefined {
  const bytes = bytesOf(data);
  const at = kindAt(bytes);
  if ((bytes[at] !== kinds.sync && bytes[at] !== kinds.syncReply) || !updates.has(bytes[at + 1])) return undefined;
  // Its length: seven bits a byte, the lowest first, and the eighth says that there are more.
  let [length, scale, from] = [0, 1, at + 2];
  for (let byte = 0x80; byte >= 0x80; scale *= 0x80) {
    byte = bytes[from++] ?? 0;
    length += (byte % 0x80) * scale;
  }
  return bytes.slice(from, from + length);
}

/** A property as it stands in the stream of properties: its value, or the size of the stream that has it. */
export interface Property {
  readonly id: number;
  readonly type: number;
  readonly low: number;
  readonly high: number;
}

/** Before the properties of a message stand numbers of its recipients and attachments, all zero here. */
export const headerLength = 32;

const [integer, truth, time] = [0x0003, 0x000b, 0x0040];

/** What every template of ours says of itself (MS-OXPROPS). */
export function fixedProperties(now: Date): readonly Property[] {
  const { low, high } = fileTime(now);
  const integers = [
    [0x3fde, 65001], // the code page of the HTML: UTF-8
    [0x3ff1, 1033], // the language
    [0x340d, 0x00040e79], // texts are Unicode
    [0x0e07, 8], // not sent
    [0x1016, 3], // its own body is the HTML
    [0x5909, 2], // and so is what one edits
    [0x0017, 1], // of usual importance,
    [0x0026, 0], // priority
    [0x0036, 0], // and sensitivity
  ] as const;
  return [
    ...integers.map(([id, value]) => ({ id, type: integer, low: value, high: 0 })),
    { id: 0x0e1b, type: truth, low: 0, high: 0 },
    { id: 0x3007, type: time, low, high },
    { id: 0x3008, type: time, low, high },
  ];
}

/** The stream of properties: 16 bytes for each, in the order of their tags. */
export function writeProperties(properties: readonly Property[], startLength: number): Uint8Array {
  const bytes = new Uint8Array(startLength + properties.length * 16);
  const view = new DataView(bytes.buffer);
  const readableAndWritable = 6;
  properties
    .toSorted((one, other) => one.id - other.id)
    .forEach(({ id, type, low, high }, index) => {
      const at = startLength + index * 16;
      view.setUint32(at, id * 0x10000 + type, true);
      view.setUint32(at + 4, readableAndWritable, true);
      view.setUint32(at + 8, low, true);
      view.setUint32(at + 12, high, true);
    });
  return bytes;
}

/** Steps of 100 nanoseconds since 1601, in two halves. */
function fileTime(now: Date): { low: number; high: number } {
  const steps = (BigInt(now.getTime()) + 11_644_473_600_000n) * 10_000n;
  return { low: Number(steps & 0xffffffffn), high: Number(steps >> 32n) };
}

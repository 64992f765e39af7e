import { OutboundError } from "./outbound.js";

/** The bytes of an answer, unless there are too many. */
export async function readUpTo(body: AsyncIterable<Buffer>, bytesMax: number, { host }: URL): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > bytesMax) throw new OutboundError("too-large", `${host} sends more than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

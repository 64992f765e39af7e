import { codeUploadMaxBytes } from "@mailwright/contract";
import { decodeSource } from "@mailwright/importer";
import { titleOf } from "../../emails/title-of.js";
import { OutboundError, type OutboundFault } from "../../ports/outbound/outbound.js";
import type { Ports } from "../../ports/ports.js";

interface FetchedSource {
  source: string;
  title: string;
  /** Its relative addresses lead from here. */
  base: string;
  problems: [];
}

const codes: Readonly<Record<OutboundFault, string>> = {
  forbidden: "address-not-allowed",
  unreachable: "address-unreachable",
  "too-large": "file-too-large",
};
const accept = "text/html, application/xhtml+xml, message/rfc822, application/json, text/*;q=0.5";

/** The email behind an address of the public internet, or the code of why there is none. */
export async function fetchSource(
  { outbound }: Pick<Ports, "outbound">,
  address: string,
  signal?: AbortSignal,
): Promise<FetchedSource | string> {
  if (outbound === null) return "not-configured";
  try {
    const { status, contentType, bytes } = await outbound.get(address, { accept, bytesMax: codeUploadMaxBytes, ...(signal && { signal }) });
    if (status !== 200) return "address-unreachable";
    if (/^(?:image|video|audio|font)\//i.test(contentType) || /pdf|zip/i.test(contentType)) return "source-no-markup";
    const source = decodeSource(bytes).replaceAll("\0", "");
    return { source, title: titleOf(source, new URL(address).pathname), base: address, problems: [] };
  } catch (error) {
    if (error instanceof OutboundError) return codes[error.fault];
    throw error;
  }
}

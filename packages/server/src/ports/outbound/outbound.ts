export interface OutboundAnswer {
  status: number;
  contentType: string;
  bytes: Buffer;
}

export interface OutboundRequest {
  accept: string;
  /** More is not read. */
  bytesMax: number;
  signal?: AbortSignal;
}

/** Reads addresses of the public internet, and of nothing else, whoever named them. Throws `OutboundError` when it cannot. */
export interface Outbound {
  get(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
}

export type OutboundFault = "forbidden" | "unreachable" | "too-large";

/** Why an address was not read. */
export class OutboundError extends Error {
  override readonly name = "OutboundError";
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

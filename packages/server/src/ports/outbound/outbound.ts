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

/** A call with everything that it says. */
export interface OutboundCall {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** More is not read. */
  bytesMax: number;
  timeoutMs: number;
  /** Whose call it is: people take turns, so that nobody's slow service keeps everybody waiting. */
  caller: string;
  signal?: AbortSignal;
}

export interface OutboundReply {
  status: number;
  /** A header by its name in small letters. */
  header(name: string): string | null;
  bytes: Buffer;
}

/** Reads addresses of the public internet, and of nothing else, whoever named them. Throws `OutboundError` when it cannot. */
export interface Outbound {
  get(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
  /** Makes one call, as it is told, at any port; it is never sent on to another address. Origins that the operator trusts may be in the own network. */
  send(url: string, call: OutboundCall): Promise<OutboundReply>;
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

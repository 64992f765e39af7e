import { bridgeVersion, type FrameMessage, type HostMessage, parseHostMessage } from "@mailwright/contract";
import { createOriginList } from "./origins.js";

/** A message without its envelope. */
type Unversioned<M> = M extends unknown ? Omit<M, "mailwright"> : never;

export interface FrameBridgeOptions {
  /** The framed page's own window. */
  readonly window: Window;
  /** Origins of the pages that may frame us; see `createOriginList`. */
  readonly hostOrigins: readonly string[];
  /** Called with each well-formed message of an allowed host. */
  readonly onMessage: (message: HostMessage) => void;
}

/** The framed half of the conversation. */
export interface FrameBridge {
  /** Tells the host. Before the host's origin is known and allowed, nothing leaves the frame. */
  post(message: Unversioned<FrameMessage>): void;
  stop(): void;
}

/**
 * Connects a framed page with the page around it. Nothing is ever posted to `"*"`: the target is the one origin that the browser
 * names as our parent, and only when the list allows it; messages count only when they come from that window and an allowed origin.
 */
export function startFrameBridge({ window: frame, hostOrigins, onMessage }: FrameBridgeOptions): FrameBridge {
  const origins = createOriginList(hostOrigins);
  const host = frame.parent === frame ? undefined : frame.parent;
  let target = host ? allowedParent(frame, origins.allows) : undefined;
  const held: Unversioned<FrameMessage>[] = [];

  const post = (message: Unversioned<FrameMessage>) => {
    if (!host) return;
    if (target) host.postMessage({ mailwright: bridgeVersion, ...message }, target);
    else if (held.length < heldMax) held.push(message);
  };
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source !== host || !origins.allows(event.origin)) return;
    const message = parseHostMessage(event.data);
    if (!message) return;
    if (!target) {
      target = event.origin;
      for (const waiting of held.splice(0)) post(waiting);
    }
    onMessage(message);
  };
  frame.addEventListener("message", receive);
  return { post, stop: () => frame.removeEventListener("message", receive) };
}

/** Messages kept for a host whose origin the browser does not tell, until it speaks first. */
const heldMax = 50;

// Chromium and WebKit name the ancestors; Firefox does not, so there the referrer says it or the host must speak first.
function allowedParent(frame: Window, allows: (origin: string) => boolean): string | undefined {
  const { ancestorOrigins } = frame.location;
  const referrer = frame.document.referrer;
  const origin = ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  return origin !== undefined && allows(origin) ? origin : undefined;
}

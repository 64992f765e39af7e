import type { FrameMessage, HostMessage } from "@mailwright/contract";

type Unversioned<M> = M extends unknown ? Omit<M, "mailwright"> : never;

/** The host's half of the conversation. */
export interface HostBridge {
  /** Asks the framed product for something. */
  send(message: Unversioned<HostMessage>): void;
  stop(): void;
}

const types: readonly FrameMessage["type"][] = ["ready", "haveChanges", "template-saved", "save-status", "cancel", "navigate", "error"];

/**
 * Connects a host page with a framed Mailwright. Dependency-free, so it can be copied into any page. Only messages of this frame's
 * window and of `origin` (the framed product's, such as `https://mail.example`) are heard, and nothing is posted to any other.
 */
export function connectFrame(frame: HTMLIFrameElement, origin: string, onMessage: (message: FrameMessage) => void): HostBridge {
  const page = frame.ownerDocument.defaultView;
  const exactOrigin = new URL(origin).origin;
  const receive = (event: MessageEvent<unknown>) => {
    if (event.origin !== exactOrigin || event.source !== frame.contentWindow) return;
    if (isFrameMessage(event.data)) onMessage(event.data);
  };
  const send = (message: Unversioned<HostMessage>) => frame.contentWindow?.postMessage({ mailwright: 1, ...message }, exactOrigin);
  // Firefox does not tell a frame its parent's origin: speaking first does.
  const greet = () => send({ type: "request-state" });
  page?.addEventListener("message", receive);
  frame.addEventListener("load", greet);
  return {
    send,
    stop: () => {
      page?.removeEventListener("message", receive);
      frame.removeEventListener("load", greet);
    },
  };
}

function isFrameMessage(data: unknown): data is FrameMessage {
  if (typeof data !== "object" || data === null) return false;
  const { mailwright, type } = data as { mailwright?: unknown; type?: unknown };
  return mailwright === 1 && types.some((known) => known === type);
}

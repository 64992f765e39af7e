import type { FrameMessage, HostMessage } from "@mailwright/contract";

type Unversioned<M> = M extends unknown ? Omit<M, "mailwright"> : never;

/** The host's half of the conversation. */
export interface HostBridge {
  /** Asks the framed product for something. */
  send(message: Unversioned<HostMessage>): void;
  stop(): void;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.length <= 10_000;
const isFlag: Check = (value) => typeof value === "boolean";
const isTextList: Check = (value) => Array.isArray(value) && value.length <= 10_000 && value.every(isText);
const isStatus: Check = (value) => value === "saving" || value === "saved" || value === "failed";
const isTextOrNull: Check = (value) => value === null || isText(value);

/** The fields that each message must have. The contract says the same; it is repeated here because this file has no dependencies. */
const shapes: Record<FrameMessage["type"], Readonly<Record<string, Check>>> = {
  ready: { templateId: isTextOrNull },
  haveChanges: { haveChanges: isFlag },
  change: { label: isText },
  select: { blockIds: isTextList },
  "template-saved": { templateId: isText, isNew: isFlag, status: isText },
  "save-status": { status: isStatus },
  cancel: {},
  navigate: { path: isText },
  error: { code: isText },
};

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
  const fields = data as Readonly<Record<string, unknown>>;
  const { mailwright, type } = fields as { mailwright?: unknown; type?: unknown };
  if (mailwright !== 1 || typeof type !== "string" || !Object.hasOwn(shapes, type)) return false;
  return Object.entries(shapes[type as FrameMessage["type"]]).every(([name, isFine]) => isFine(fields[name]));
}

/** The version in the envelope; a message of another version is not ours. */
export const bridgeVersion = 1;

export const saveStatuses = ["saving", "saved", "failed"] as const;
export type SaveStatus = (typeof saveStatuses)[number];

/** What the framed product tells its host. */
export type FrameMessage =
  | { mailwright: 1; type: "ready"; templateId: string | null }
  | { mailwright: 1; type: "haveChanges"; haveChanges: boolean }
  | { mailwright: 1; type: "change"; label: string }
  | { mailwright: 1; type: "select"; blockIds: readonly string[] }
  | { mailwright: 1; type: "template-saved"; templateId: string; isNew: boolean; status: string }
  | { mailwright: 1; type: "save-status"; status: SaveStatus }
  | { mailwright: 1; type: "cancel" }
  | { mailwright: 1; type: "navigate"; path: string }
  | { mailwright: 1; type: "error"; code: string };

/** What the host asks of the framed product. */
export type HostMessage =
  | { mailwright: 1; type: "save" }
  | { mailwright: 1; type: "publish" }
  | { mailwright: 1; type: "undo" }
  | { mailwright: 1; type: "redo" }
  | { mailwright: 1; type: "run"; command: string; args?: unknown }
  | { mailwright: 1; type: "set-theme"; theme: "light" | "dark" | "auto" }
  | { mailwright: 1; type: "request-state" };

export type FrameMessageType = FrameMessage["type"];
export type HostMessageType = HostMessage["type"];

type Fields = Record<string, unknown>;
type Checks<M extends { type: string }> = { [T in M["type"]]: (fields: Fields) => boolean };

/** Longer texts are none of ours: a path or a label that long would only be there to do harm. */
const bridgeTextMax = 10_000;

const isText = (value: unknown) => typeof value === "string" && value.length <= bridgeTextMax;
const isTextList = (value: unknown) => Array.isArray(value) && value.length <= bridgeTextMax && value.every(isText);
const always = () => true;

const frameChecks = {
  ready: (m) => m["templateId"] === null || isText(m["templateId"]),
  haveChanges: (m) => typeof m["haveChanges"] === "boolean",
  change: (m) => isText(m["label"]),
  select: (m) => isTextList(m["blockIds"]),
  "template-saved": (m) => isText(m["templateId"]) && typeof m["isNew"] === "boolean" && isText(m["status"]),
  "save-status": (m) => saveStatuses.some((status) => status === m["status"]),
  cancel: always,
  navigate: (m) => isText(m["path"]),
  error: (m) => isText(m["code"]),
} satisfies Checks<FrameMessage>;

const hostChecks = {
  save: always,
  publish: always,
  undo: always,
  redo: always,
  run: (m) => isText(m["command"]),
  "set-theme": (m) => m["theme"] === "light" || m["theme"] === "dark" || m["theme"] === "auto",
  "request-state": always,
} satisfies Checks<HostMessage>;

/** The message a frame sent, or null for anything else: other scripts post to windows too. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  return isFrameMessage(data) ? data : null;
}

/** The message a host sent, or null for anything else. */
export function parseHostMessage(data: unknown): HostMessage | null {
  return isHostMessage(data) ? data : null;
}

const isFrameMessage = (data: unknown): data is FrameMessage => passes(data, frameChecks);
const isHostMessage = (data: unknown): data is HostMessage => passes(data, hostChecks);

function passes(data: unknown, checks: Record<string, (fields: Fields) => boolean>): boolean {
  if (!isFields(data) || data["mailwright"] !== bridgeVersion) return false;
  const type = data["type"];
  if (typeof type !== "string" || !Object.hasOwn(checks, type)) return false;
  return checks[type]?.(data) ?? false;
}

const isFields = (data: unknown): data is Fields => typeof data === "object" && data !== null && !Array.isArray(data);

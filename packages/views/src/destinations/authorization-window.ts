/** How the window of a service ended. */
export type WindowEnd =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "closed" }
  | { readonly kind: "denied"; readonly error: string };

/** A window in which a person lets us into their account. */
export interface AuthorizationWindow {
  /** Opens the page of the service in the window, and waits for the end. */
  lead(url: string, endOrigin: string): Promise<WindowEnd>;
  close(): void;
}

const sizePx = 600;
const lookMs = 500;
const messageType = "mailwright-export-window";

/**
 * Opens an empty window. Browsers allow a popup only during the press itself, when the address of the service is not known yet. `null` if
 * the browser blocks it.
 */
export function openAuthorizationWindow(view: Window): AuthorizationWindow | null {
  const left = Math.round(view.screenX + (view.outerWidth - sizePx) / 2);
  const top = Math.round(view.screenY + (view.outerHeight - sizePx) / 2);
  const opened = view.open("about:blank", "_blank", `popup,width=${sizePx},height=${sizePx},left=${left},top=${top}`);
  if (!opened) return null;
  return {
    close: () => opened.close(),
    lead: (url, endOrigin) => {
      opened.location.href = url;
      return waitForEnd(view, opened, endOrigin);
    },
  };
}

/**
 * Waits for the end. A window that comes back to our own origin is read by its address; a page of another origin sends its result as a
 * message.
 */
function waitForEnd(view: Window, opened: Window, endOrigin: string): Promise<WindowEnd> {
  return new Promise((resolve) => {
    const end = (how: WindowEnd) => {
      view.clearInterval(looking);
      view.removeEventListener("message", listen);
      resolve(how);
    };
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== opened || origin !== endOrigin || !isMessage(data)) return;
      const how = readEnd(data.code, data.error);
      if (how) end(how);
    };
    const look = () => {
      const how = readAddress(opened) ?? (opened.closed ? ({ kind: "closed" } as const) : null);
      if (how) end(how);
    };
    view.addEventListener("message", listen);
    const looking = view.setInterval(look, lookMs);
  });
}

function readAddress(opened: Window): WindowEnd | null {
  try {
    const { searchParams } = new URL(opened.location.href);
    return readEnd(searchParams.get("code"), searchParams.get("error"));
  } catch {
    return null; // while the window shows another origin, browsers forbid reading its address
  }
}

function readEnd(code: unknown, error: unknown): WindowEnd | null {
  if (typeof code === "string" && code !== "") return { kind: "code", code };
  return typeof error === "string" && error !== "" ? { kind: "denied", error } : null;
}

function isMessage(data: unknown): data is { readonly code?: unknown; readonly error?: unknown } {
  return typeof data === "object" && data !== null && "type" in data && data.type === messageType;
}

import type { ScreenshotSettings } from "../../config/screenshot-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson, type ServiceCall } from "../services/call-service.js";
import { fieldOf, listOf, textOf } from "../services/loose-json.js";
import { ServiceError, type ServiceFault } from "../services/service-error.js";
import { fetchPicture } from "./fetch-picture.js";
import { nameLitmusClient } from "./litmus-names.js";
import type { ScreenshotService, ScreenshotState } from "./screenshot-service.js";

const name = "Litmus";
const ownBase = "https://instant-api.litmus.com/v1";
/** A call for a picture that is still taken is held open. Nobody waits longer for one, nor for all of them. */
const heldMs = 6_000;
const readMs = 15_000;
const atOnceMax = 3;

/**
 * Litmus' Instant API: an email is handed over, and each picture of it asked for by its mail program. The first call has it taken, and is held until it is
 * there; those that follow are answered from what is kept.
 */
export function createLitmus({ key, base }: ScreenshotSettings, outbound: Outbound): ScreenshotService {
  const root = base ?? ownBase;
  const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

  const call = (path: string, caller: string, more: Partial<ServiceCall> = {}) => {
    const headers = { authorization, accept: "application/json", ...(more.body !== undefined && { "content-type": "application/json" }) };
    return callService(outbound, { service: name, url: `${root}${path}`, caller, ...more, headers });
  };
  const previewOf = (email: string, client: string) => `/emails/${encodeURIComponent(email)}/previews/${encodeURIComponent(client)}`;

  async function readOne(email: string, client: string, caller: string): Promise<ScreenshotState> {
    const held = AbortSignal.timeout(heldMs);
    try {
      await call(previewOf(email, client), caller, {
        signal: held,
        timeoutMs: heldMs + 1000,
        takesRedirects: true,
        readFault: readPreviewFault,
      });
      return "done";
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (held.aborted) return "waiting";
      if (hopeless.has(error.fault)) return "failed";
      throw error;
    }
  }

  return {
    id: "litmus",
    name,
    siteUrl: "https://www.litmus.com",
    listClients: async (caller) => {
      const ids = listOf(requireJson(name, await call("/clients", caller))).map((id) => textOf(id, 64));
      return ids.filter((id) => id !== "").map((id) => ({ id, ...nameLitmusClient(id) }));
    },
    start: async ({ subject, html }, clients, caller) => {
      // Taken at once, so that the calls that follow are short.
      const configurations = clients.map((client) => ({ client, images: "allowed", orientation: "vertical" }));
      const body = JSON.stringify({ subject, html_text: html, configurations });
      const email = textOf(
        fieldOf(requireJson(name, await call("/emails", caller, { method: "POST", body, timeoutMs: 60_000 })), "email_guid"),
      );
      if (email === "") throw new ServiceError("unreachable", `${name} answers nothing that is understood.`);
      return email;
    },
    read: async (email, clients, caller) => {
      const states = new Map<string, ScreenshotState>(clients.map((client) => [client, "waiting"]));
      const left = [...clients];
      const over = AbortSignal.timeout(readMs);
      const readSome = async () => {
        for (let client = left.shift(); client !== undefined && !over.aborted; client = left.shift()) {
          states.set(client, await readOne(email, client, caller));
        }
      };
      await Promise.all(Array.from({ length: atOnceMax }, readSome));
      return states;
    },
    // It takes what it was asked for, and knows no way back.
    cancel: async () => {},
    fetchPicture: (email, client, caller) => {
      // Otherwise a picture that says so comes in the place of one that failed.
      const url = `${root}${previewOf(email, client)}/full?fallback=false`;
      const { origin } = new URL(root);
      return fetchPicture(outbound, {
        service: name,
        url,
        caller,
        authorizationFor: (at) => (at.origin === origin ? authorization : null),
      });
    },
  };
}

/** The picture itself failed; the service goes on. */
const hopeless: ReadonlySet<ServiceFault> = new Set(["refused", "not-found", "invalid"]);

/** 500: the mail program failed. 504: it took too long. */
const readPreviewFault = ({ status }: { status: number }): ServiceFault | null => (status === 500 || status === 504 ? "refused" : null);

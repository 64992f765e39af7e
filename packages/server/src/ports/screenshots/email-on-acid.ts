import type { ScreenshotSettings } from "../../config/screenshot-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson, type ServiceCall, type ServiceReply } from "../services/call-service.js";
import { addressOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import { ServiceError, type ServiceFault } from "../services/service-error.js";
import { fetchPicture } from "./fetch-picture.js";
import type { ScreenshotClient, ScreenshotService, ScreenshotState } from "./screenshot-service.js";

const name = "Email on Acid";
const ownBase = "https://api.emailonacid.com/v5";
const ownSite = ".emailonacid.com";

/** Email on Acid's REST interface, version 5: a test is made of an email, and asked for until no mail program of it is in work any more. */
export function createEmailOnAcid({ key, base }: ScreenshotSettings, outbound: Outbound): ScreenshotService {
  const root = base ?? ownBase;
  const authorization = `Basic ${Buffer.from(key).toString("base64")}`;

  const call = (path: string, caller: string, more: Partial<ServiceCall> = {}) => {
    const headers = { authorization, accept: "application/json", ...(more.body !== undefined && { "content-type": "application/json" }) };
    return callService(outbound, { service: name, url: `${root}${path}`, caller, readFault, ...more, headers });
  };

  return {
    id: "email-on-acid",
    name,
    siteUrl: "https://www.emailonacid.com",
    listClients: async (caller) => readClients(requireJson(name, await call("/email/clients", caller))),
    start: async ({ subject, html }, clients, caller) => {
      const body = JSON.stringify({ subject, html, charset: "utf-8", clients, image_blocking: false });
      const test = textOf(
        fieldOf(requireJson(name, await call("/email/tests", caller, { method: "POST", body, timeoutMs: 60_000 })), "id"),
      );
      if (test === "") throw new ServiceError("unreachable", `${name} answers nothing that is understood.`);
      return test;
    },
    read: async (test, clients, caller) => {
      const about = requireJson(name, await call(`/email/tests/${encodeURIComponent(test)}`, caller));
      const of = (list: string) => new Set(listOf(fieldOf(about, list)).map((id) => textOf(id)));
      const [done, bounced] = [of("completed"), of("bounced")];
      const stateOf = (id: string): ScreenshotState => (done.has(id) ? "done" : bounced.has(id) ? "failed" : "waiting");
      return new Map(clients.map((id) => [id, stateOf(id)]));
    },
    cancel: async (test, caller) => void (await call(`/email/tests/${encodeURIComponent(test)}`, caller, { method: "DELETE" })),
    fetchPicture: async (test, client, caller) => {
      const results = requireJson(
        name,
        await call(`/email/tests/${encodeURIComponent(test)}/results/${encodeURIComponent(client)}`, caller),
      );
      const url = addressOf(fieldOf(results, client, "screenshots", "default") ?? fieldOf(results, "screenshots", "default"));
      if (url === "") throw new ServiceError("not-found", `${name} has no such picture.`);
      const isOwn = (at: URL) => at.origin === new URL(root).origin || (at.protocol === "https:" && at.hostname.endsWith(ownSite));
      return fetchPicture(outbound, { service: name, url, caller, authorizationFor: (at) => (isOwn(at) ? authorization : null) });
    },
  };
}

const kinds: Readonly<Record<string, ScreenshotClient["kind"]>> = { web: "web", application: "desktop", mobile: "mobile" };

/** They come by their ids, or as a list. */
function readClients(answer: unknown): readonly ScreenshotClient[] {
  const given = fieldOf(answer, "clients") ?? answer;
  const entries = Array.isArray(given) ? given.map((entry) => [textOf(fieldOf(entry, "id")), entry]) : Object.entries(given ?? {});
  return entries.flatMap(([id, entry]) => {
    const client = textOf(fieldOf(entry, "display_name"), 100) || textOf(fieldOf(entry, "client"), 100);
    if (id === "" || client === "") return [];
    const place = [fieldOf(entry, "os"), fieldOf(entry, "browser")]
      .map((part) => textOf(part, 60))
      .filter((part) => part !== "" && !client.includes(part));
    const kind = kinds[textOf(fieldOf(entry, "category")).toLowerCase()] ?? "other";
    return [{ id, kind, name: place.length > 0 ? `${client} (${place.join(", ")})` : client }];
  });
}

/** What it says by a name in the answer, whatever the status. */
const faults: Readonly<Record<string, ServiceFault>> = {
  AccessDenied: "key-refused",
  InsufficientCredits: "used-up",
  TestLimitReached: "used-up",
  InvalidClient: "invalid",
  TestNotFound: "not-found",
};

function readFault({ status, json }: ServiceReply): ServiceFault | null {
  return status < 300 ? null : (faults[textOf(fieldOf(json, "error", "name"))] ?? null);
}

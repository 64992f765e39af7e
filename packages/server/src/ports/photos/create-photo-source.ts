import { imageUploadMaxBytes } from "@mailwright/contract";
import type { Clock } from "../../base/clock.js";
import type { PhotoServiceId, PhotoSettings } from "../../config/photo-settings.js";
import { type Outbound, OutboundError } from "../outbound/outbound.js";
import { callService, requireJson } from "../services/call-service.js";
import { ServiceError } from "../services/service-error.js";
import { createKeptAnswers } from "./kept-answers.js";
import { pexels } from "./pexels.js";
import type { PhotoService } from "./photo-service.js";
import type { PhotoPage, PhotoSource } from "./photo-source.js";
import { pixabay } from "./pixabay.js";
import { unsplash } from "./unsplash.js";

const services: Record<PhotoServiceId, PhotoService> = { unsplash, pexels, pixabay };
const searchesKeptMax = 1000;

/** The photos of the service that the operator chose, asked through the guarded way out. */
export function createPhotoSource(settings: PhotoSettings, outbound: Outbound, clock: Clock): PhotoSource {
  const service = services[settings.service];
  const at = { ...settings, base: settings.base ?? service.base };
  const kept = createKeptAnswers<PhotoPage>({ clock, keptMs: service.keptMs, entriesMax: searchesKeptMax });
  let pausedUntilMs = 0;

  async function call(request: { url: string; headers: Readonly<Record<string, string>> }, caller: string) {
    const nowMs = clock.now().getTime();
    // Asking on would only make the pause longer.
    if (nowMs < pausedUntilMs) throw busy(service, Math.ceil((pausedUntilMs - nowMs) / 1000));
    try {
      const reply = await callService(outbound, {
        ...request,
        caller,
        service: service.name,
        ...(service.readFault ? { readFault: service.readFault } : {}),
      });
      pause(service.readPause?.(reply, nowMs) ?? null);
      return reply;
    } catch (error) {
      if (error instanceof ServiceError && error.fault === "busy") pause(error.retryAfterSeconds ?? pauseInitialSeconds);
      throw error;
    }
  }

  function pause(seconds: number | null): void {
    if (seconds !== null) pausedUntilMs = clock.now().getTime() + seconds * 1000;
  }

  return {
    id: settings.service,
    name: service.name,
    siteUrl: service.siteUrl,
    search: (search, caller) =>
      kept(JSON.stringify(search), async () => {
        const reply = await call(service.writeSearch(search, at), caller);
        requireJson(service.name, reply);
        return service.readPage(reply, search, settings);
      }),
    choose: async ({ url, pingUrl }, caller) => {
      const ping = service.writePing?.(pingUrl, at) ?? null;
      if (ping) await call(ping, caller);
      return service.use === "copy" ? readFile(outbound, service, url) : null;
    },
  };
}

const pauseInitialSeconds = 60;

const busy = ({ name }: PhotoService, retryAfterSeconds: number) =>
  new ServiceError("busy", `${name} has had as many calls as it takes.`, { retryAfterSeconds });

async function readFile(outbound: Outbound, { name }: PhotoService, url: string): Promise<Buffer> {
  try {
    const { status, bytes } = await outbound.get(url, { accept: "image/*", bytesMax: imageUploadMaxBytes });
    if (status === 200) return bytes;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
  }
  throw new ServiceError("unreachable", `${name} does not give out the file.`);
}

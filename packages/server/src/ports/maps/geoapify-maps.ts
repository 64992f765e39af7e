import { imageUploadMaxBytes } from "@mailwright/contract";
import type { MapSettings } from "../../config/map-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson } from "../services/call-service.js";
import { fieldOf, listOf, textOf } from "../services/loose-json.js";
import { ServiceError } from "../services/service-error.js";
import type { MapSource } from "./map-source.js";

const name = "Geoapify";
const geocoderBase = "https://api.geoapify.com";
const mapsBase = "https://maps.geoapify.com";
const pinColor = "#d93025";

/**
 * Geoapify looks for the place with one call and draws it with another. Its maps are made of OpenStreetMap's data, so a picture may be kept and sent
 * as long as both are named beside it. The key stands in the address, as it wants; an address is written into no log.
 */
export function createGeoapifyMaps({ key, style, base }: MapSettings, outbound: Outbound): MapSource {
  async function find(address: string, caller: string): Promise<FoundPlace | null> {
    const words = new URLSearchParams({ text: address, format: "json", limit: "1", apiKey: key });
    const url = `${base ?? geocoderBase}/v1/geocode/search?${words}`;
    const reply = await callService(outbound, { service: name, url, headers: { accept: "application/json" }, caller });
    return readPlace(listOf(fieldOf(requireJson(name, reply), "results"))[0]);
  }

  return {
    name,
    siteUrl: "https://www.geoapify.com",
    credit: "© OpenStreetMap contributors · Powered by Geoapify",
    draw: async ({ address, zoom, widthPx, heightPx }, caller) => {
      const found = await find(address, caller);
      if (!found) return null;
      const at = `lonlat:${found.longitude},${found.latitude}`;
      const words = new URLSearchParams({
        style,
        width: String(widthPx),
        height: String(heightPx),
        // As many points again, for sharp screens.
        scaleFactor: "2",
        format: "png",
        center: at,
        zoom: String(zoom),
        marker: `${at};type:awesome;color:${pinColor};size:large`,
        apiKey: key,
      });
      const url = `${base ?? mapsBase}/v1/staticmap?${words}`;
      const reply = await callService(outbound, {
        service: name,
        url,
        headers: { accept: "image/*" },
        caller,
        bytesMax: imageUploadMaxBytes,
      });
      if (!reply.header("content-type")?.startsWith("image/")) throw new ServiceError("unreachable", `${name} answers no picture.`);
      return { bytes: reply.bytes, place: found.place };
    },
  };
}

interface FoundPlace {
  longitude: number;
  latitude: number;
  place: string;
}

/** The place, unless the geocoder itself does not believe in it. */
function readPlace(result: unknown): FoundPlace | null {
  const [longitude, latitude] = [fieldOf(result, "lon"), fieldOf(result, "lat")];
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90) || fieldOf(result, "rank", "confidence") === 0) return null;
  return { longitude, latitude, place: textOf(fieldOf(result, "formatted"), 500) };
}

const isWithin = (value: unknown, limit: number): value is number => typeof value === "number" && Math.abs(value) <= limit;

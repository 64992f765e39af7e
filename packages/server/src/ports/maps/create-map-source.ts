import type { MapServiceId, MapSettings } from "../../config/map-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { createGeoapifyMaps } from "./geoapify-maps.js";
import type { MapSource } from "./map-source.js";

const services: Record<MapServiceId, (settings: MapSettings, outbound: Outbound) => MapSource> = { geoapify: createGeoapifyMaps };

/** The maps of the service that the operator chose, asked through the guarded way out. */
export function createMapSource(settings: MapSettings, outbound: Outbound): MapSource {
  return services[settings.service](settings, outbound);
}

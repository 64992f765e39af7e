import type { ScreenshotServiceId, ScreenshotSettings } from "../../config/screenshot-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { createEmailOnAcid } from "./email-on-acid.js";
import { createLitmus } from "./litmus.js";
import type { ScreenshotService } from "./screenshot-service.js";

const services: Record<ScreenshotServiceId, (settings: ScreenshotSettings, outbound: Outbound) => ScreenshotService> = {
  "email-on-acid": createEmailOnAcid,
  litmus: createLitmus,
};

/** The service that the operator chose. */
export const createScreenshotService = (settings: ScreenshotSettings, outbound: Outbound): ScreenshotService =>
  services[settings.service](settings, outbound);

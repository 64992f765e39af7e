export type { Loss } from "./clients/losses.js";
export {
  type ClientFamily,
  type ClientLook,
  type ClientPlatform,
  clientFamilies,
  type DarkTreatment,
  type MailClient,
} from "./clients/mail-client.js";
export { darkSource, mailClients } from "./clients/mail-clients.js";
export { type DarkOutcome, type SimulatedEmail, type SimulationOptions, simulateClient } from "./clients/simulate-client.js";
export { supportDate } from "./clients/support-of-client.js";

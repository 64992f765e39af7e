export type { RefusalFrom } from "./destinations/connected/connected-connections.js";
export { connectedServices } from "./destinations/connected/connected-services.js";

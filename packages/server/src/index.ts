export { createApp } from "./app/app.js";
export { type Config, ConfigError, requireConfig } from "./config/config.js";
export { type OpenPorts, openPorts } from "./ports/open-ports.js";
export type { Ports } from "./ports/ports.js";
export { prepareDatabase } from "./seed/prepare.js";

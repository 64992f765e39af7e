export { type ConnectedOptions, connectedPorts } from "./ports/connected/connected-ports.js";

export type { HostNote, HostNoteProviders, HostUser } from "./ports/host-notes.js";
export type { HostVersion, HostVersionProviders } from "./ports/host-versions.js";
export { type HostImage, type HostProviders, type ProvidedPorts, providedPorts } from "./ports/provided-ports.js";

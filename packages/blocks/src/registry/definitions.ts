// Every block of ours.
export * from "./first-definitions.js";
export * from "./later-definitions.js";

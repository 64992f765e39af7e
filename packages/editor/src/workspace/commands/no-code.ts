import type { PortRefusal } from "../../ports/port-refusal.js";

/** What a command answers whose code could not be fetched. */
export const noCode: PortRefusal = {
  kind: "refused",
  code: "network",
  message: "code could not be fetched",
  fields: [],
  isPassing: true,
};

import type { Values } from "@mailwright/document";
import type { eventProps } from "./props.js";

export type EventValues = Values<typeof eventProps>;

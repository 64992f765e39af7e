import type { BlockStrings } from "@mailwright/document";
import type { rootProps } from "./props.js";

export const rootStrings = { name: "Email", props: {} } satisfies BlockStrings<typeof rootProps>;

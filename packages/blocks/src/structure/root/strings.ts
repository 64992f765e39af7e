import type { BlockStrings } from "@mailwright/document";
import type { rootProps } from "./root.js";

export const rootStrings = { name: "Email", props: {} } satisfies BlockStrings<typeof rootProps>;

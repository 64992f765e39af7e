import { type Compile, panel } from "@mailwright/document";

export const rootPlacement = { accepts: "blocks", within: [], atMost: 1 } as const;

/** The root has nothing of its own: what concerns the whole email is in General settings. */
export const rootProps = {};

export const rootPanel = panel<typeof rootProps>([]);

export const rootIcon = [
  "M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z",
  "m3.5 7 8.5 6 8.5-6",
];

/** The root adds nothing around the page wrapper: the compiler writes the body from General settings. */
export const compileRoot: Compile<typeof rootProps> = ({ children }) => children;

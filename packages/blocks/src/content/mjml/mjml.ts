import { type Compile, panel, prop } from "@mailwright/document";

/** The MJML itself stands in the block's extras, where the import has put it. */
export const mjmlProps = { words: prop.text("", { maxLength: 5000 }) };

export const mjmlPanel = panel<typeof mjmlProps>([{ tab: "quick", fields: ["words"] }]);

export const mjmlIcon = [
  "M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5z",
  "m4 7 8 6 8-6",
  "M9 15.5h6",
];

/** Nothing of its own: the compiler writes what was kept (see `restoreNodes`). */
export const compileMjmlBlock: Compile<typeof mjmlProps> = () => [];

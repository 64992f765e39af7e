import { type Compile, panel } from "@mailwright/document";

/** The wrapper's attributes stand in the block's extras, where the import has put them. */
export const mjmlRowsProps = {};

export const mjmlRowsPanel = panel<typeof mjmlRowsProps>([]);

export const mjmlRowsIcon = [
  "M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z",
  "M7.5 8h9v3h-9z",
  "M7.5 14h9v3h-9z",
];

/** Its sections; the compiler writes the wrapper that was kept around them. */
export const compileMjmlRows: Compile<typeof mjmlRowsProps> = ({ children }) => children;

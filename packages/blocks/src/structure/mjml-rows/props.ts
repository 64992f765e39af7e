/** The wrapper's attributes stand in the block's extras, where the import has put them. */
export const mjmlRowsProps = {};

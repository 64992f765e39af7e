/** Blocks nested deeper than this are kept, unread: real emails need six levels, hostile ones try thousands. */
export const depthMax = 32;

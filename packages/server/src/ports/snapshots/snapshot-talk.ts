/** What is said over the socket of a data directory: the first word asks, and one line of JSON answers. */
export const snapshotWord = "snapshot\n";

/** Where the copy of the database is, for as long as the socket is open; or why there is none. */
export type SnapshotAnswer = { directory: string } | { fault: string };

export const previewDevices = ["desktop", "tablet", "mobile"] as const;

/** What an email is looked at on. */
export type PreviewDevice = (typeof previewDevices)[number];

const bytesPerKilobyte = 1024;
const kilobytesPerMegabyte = 1024;

/** A size as the dashboard shows it: in KB, or in MB above 1024 KB. */
export function templateSize(sizeBytes: number): { readonly amount: number; readonly unit: "KB" | "MB" } {
  const kilobytes = sizeBytes / bytesPerKilobyte;
  if (kilobytes > kilobytesPerMegabyte) return { amount: kilobytes / kilobytesPerMegabyte, unit: "MB" };
  return { amount: Math.ceil(kilobytes), unit: "KB" };
}

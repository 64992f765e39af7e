let loading: Promise<typeof import("sharp")["default"]> | null = null;

/**
 * The library that draws pixels. Loaded when the first picture is drawn: it takes 30 MB and a tenth of a second of a start. It draws
 * on one core at a time, so that the other is free for the server, and keeps no file open.
 */
export function loadSharp() {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

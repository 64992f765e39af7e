/**
 * Runs something as soon as the next frame is drawn. Not when the page is idle: somebody who goes on pressing and dragging would wait for it. Answers a
 * function that cancels it.
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

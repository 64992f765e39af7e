import { useCallback } from "react";

/** The width the emails in the cards are laid out at, before they are scaled down. */
export const previewWidthPx = 700;

/** A ref for the grid: keeps `--mw-preview-scale` at card width / email width, measured once for all cards. */
export function usePreviewScale() {
  return useCallback((grid: HTMLUListElement | null) => {
    if (!grid) return undefined;
    const measure = () => {
      const card = grid.firstElementChild;
      if (card) grid.style.setProperty("--mw-preview-scale", String(card.clientWidth / previewWidthPx));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
}

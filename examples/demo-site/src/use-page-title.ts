import { useEffect } from "react";

const product = "Mailwright";

/** Says in the title of the page where one is; the product alone while that is not known. */
export function usePageTitle(place: string | undefined): void {
  useEffect(() => {
    document.title = place === undefined ? product : `${place} · ${product}`;
  }, [place]);
}

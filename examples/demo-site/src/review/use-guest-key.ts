import { makeGuestKey, type ReviewPass } from "@mailwright/client";
import { useMemo } from "react";

/** By which this browser shows that comments of a link are its own. It is made with the first of them. */
export function useGuestKey(linkId: string, token: string) {
  return useMemo(() => {
    const name = `mailwright.guest-key.${linkId}`;
    const passWith = (guestKey: string | null): ReviewPass => (guestKey === null ? token : { token, guestKey });
    return {
      readerPass: () => passWith(localStorage.getItem(name)),
      writerPass: () => {
        const key = localStorage.getItem(name) ?? makeGuestKey();
        localStorage.setItem(name, key);
        return passWith(key);
      },
    };
  }, [linkId, token]);
}

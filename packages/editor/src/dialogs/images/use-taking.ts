import { useEffect, useRef, useState } from "react";
import type { Choice } from "./choice.js";

/**
 * Puts a choice in its place, after what has to be done before: one choice at a time, as a service counts each and a library keeps each, and none
 * any more after the dialog was left.
 */
export function useTaking(put: (url: string) => void) {
  const [isTaking, setTaking] = useState(false);
  const isBusy = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const use = async ({ picture, take }: Choice) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setTaking(true);
    const url = take ? await take() : picture.url;
    isBusy.current = false;
    setTaking(false);
    if (isOpen.current && url !== undefined) put(url);
  };
  return { isTaking, use: (choice: Choice) => void use(choice) };
}

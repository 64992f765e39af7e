import { useState } from "react";

const nameKey = "mailwright.guest-name";

/** What the guest is called, as this browser remembers it. */
export function useGuestName() {
  const [name, setName] = useState(() => localStorage.getItem(nameKey) ?? "");
  const keepName = (next: string) => {
    localStorage.setItem(nameKey, next);
    setName(next);
  };
  return { name, keepName };
}

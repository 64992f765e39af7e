import { searchDelayMs } from "@mailwright/contract";
import { useEffect, useRef, useState } from "react";
import { useDashboard } from "../view/dashboard-context.js";
import { writeView } from "../view/dashboard-view.js";

/**
 * What stands in the search box. It goes into the address when the person pauses, and at once when it is cleared; it follows an address
 * that changes otherwise.
 */
export function useSearchText() {
  const { view, host } = useDashboard();
  const [text, setText] = useState(view.search);
  const asked = useRef(view.search);
  const latest = useRef({ view, host });
  latest.current = { view, host };

  useEffect(() => {
    if (view.search === asked.current) return;
    asked.current = view.search;
    setText(view.search);
  }, [view.search]);

  const ask = (search: string) => {
    asked.current = search;
    latest.current.host.navigate(writeView({ ...latest.current.view, search }), { replace: true });
  };
  const askLater = useRef(ask);
  askLater.current = ask;

  useEffect(() => {
    const search = text.trim();
    if (search === asked.current) return undefined;
    const timer = setTimeout(() => askLater.current(search), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText("");
    if (asked.current !== "") ask("");
  };
  return { text, setText, clear };
}

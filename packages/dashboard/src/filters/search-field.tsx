import { IconButton, TextField, useTranslate } from "@mailwright/ui";
import { Search, X } from "@mailwright/ui/icons";
import { useRef } from "react";
import { filterStrings } from "./filter-strings.js";
import { useSearchText } from "./use-search-text.js";

/** Finds templates by words, in any order, of their name, description, tags and of the emails themselves. Escape clears it. */
export function SearchField() {
  const t = useTranslate(filterStrings);
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, clear } = useSearchText();
  const clearAndStay = () => {
    clear();
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      label={t("search")}
      isLabelHidden
      type="search"
      icon={Search}
      placeholder={t("search")}
      value={text}
      onChange={setText}
      end={text === "" ? undefined : <IconButton label={t("clearSearch")} icon={X} onClick={clearAndStay} />}
    />
  );
}

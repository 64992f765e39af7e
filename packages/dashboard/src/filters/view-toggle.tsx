import { type IconSource, Segmented, useTranslate } from "@mailwright/ui";
import { Grid2x2, Grid3x3, List } from "@mailwright/ui/icons";
import { type ViewType, viewTypes } from "../view/view-type.js";
import { filterStrings } from "./filter-strings.js";

interface ViewToggleProps {
  readonly viewType: ViewType;
  readonly onChange: (viewType: ViewType) => void;
}

const looks = {
  grid: { words: "grid", icon: Grid2x2 },
  "small-grid": { words: "smallGrid", icon: Grid3x3 },
  list: { words: "list", icon: { directed: List } },
} as const satisfies Record<ViewType, { words: "grid" | "smallGrid" | "list"; icon: IconSource }>;

/** How the templates are laid out: large cards, small cards, or a table. */
export function ViewToggle({ viewType, onChange }: ViewToggleProps) {
  const t = useTranslate(filterStrings);
  return (
    <Segmented
      label={t("view")}
      isLabelHidden
      value={viewType}
      options={viewTypes.map((type) => ({ value: type, label: t(looks[type].words), icon: looks[type].icon }))}
      onChange={onChange}
    />
  );
}

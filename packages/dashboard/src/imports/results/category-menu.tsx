import { Button, Menu, useTranslate } from "@mailwright/ui";
import { FolderInput } from "@mailwright/ui/icons";
import { isEditableCategory } from "../../actions/editable-category.js";
import { useLibraryCategories } from "../../remote/use-live-queries.js";
import { resultStrings } from "./result-strings.js";

interface CategoryMenuProps {
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Into which categories templates go that are made of emails. Nothing where there are none. */
export function CategoryMenu({ chosen, onChoose }: CategoryMenuProps) {
  const say = useTranslate(resultStrings);
  const { data = [] } = useLibraryCategories();
  const categories = data.filter(isEditableCategory);
  const into = categories.filter(({ id }) => chosen.includes(id));
  if (categories.length === 0) return null;
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const [first, ...others] = into;
  const words = first ? say("intoCategory", { name: first.name }) : say("intoNone");
  return (
    <Menu
      label={say("categories")}
      side="top"
      items={categories.map(({ id, name }) => ({ id, label: name, isChecked: chosen.includes(id), onSelect: () => toggle(id) }))}
      trigger={(props) => (
        <Button {...props} icon={{ directed: FolderInput }}>
          {others.length > 0 ? say("intoCategories", { count: into.length }) : words}
        </Button>
      )}
    />
  );
}

import type { OwnedCounts, Person } from "@mailwright/contract";
import { Segmented, useFormats, useTranslate } from "@mailwright/ui";
import { Combobox } from "@mailwright/ui/dialogs";
import { peopleStrings } from "./people-strings.js";

/** What shall happen to what a removed person owns. */
export interface OwnedPlan {
  readonly owned: "hand-over" | "remove";
  readonly heirId: string | undefined;
}

interface OwnedChoiceProps {
  readonly name: string;
  readonly counts: OwnedCounts;
  readonly heirs: readonly Person[];
  readonly plan: OwnedPlan;
  readonly isFaultShown: boolean;
  readonly onChange: (plan: OwnedPlan) => void;
}

/** How much a person owns, and the choice between handing it over and removing it. */
export function OwnedChoice({ name, counts, heirs, plan, isFaultShown, onChange }: OwnedChoiceProps) {
  const t = useTranslate(peopleStrings);
  const things = useThings(counts);
  if (things === "") return <p>{t("ownsNothing", { name })}</p>;
  const options = heirs.map((heir) => ({ value: heir.id, label: `${heir.name} (${heir.email})`, imageUrl: heir.imageUrl }));
  const isHandedOver = plan.owned === "hand-over";
  return (
    <>
      <p>
        <strong>{t("owns", { name, things })}</strong> {counts.sharedTemplates > 0 && t("shared", { count: counts.sharedTemplates })}
      </p>
      <Segmented
        label={t("whatHappens")}
        value={plan.owned}
        options={[
          { value: "hand-over", label: t("handOver") },
          { value: "remove", label: t("removeToo") },
        ]}
        onChange={(owned) => onChange({ ...plan, owned })}
      />
      {isHandedOver && options.length === 0 && <p className="site-error">{t("nobodyElse")}</p>}
      {isHandedOver && options.length > 0 && (
        <Combobox
          label={t("heir")}
          hint={t("heirHint")}
          value={plan.heirId}
          options={options}
          error={isFaultShown && plan.heirId === undefined ? t("noHeir") : undefined}
          onChange={(heirId) => onChange({ ...plan, heirId })}
          onClear={() => onChange({ ...plan, heirId: undefined })}
        />
      )}
      {!isHandedOver && <p className="site-error">{t("removeTooHint")}</p>}
    </>
  );
}

/** Such as "12 templates, 4 modules and 40 pictures"; empty where there is nothing. */
function useThings({ templates, modules, pictures }: OwnedCounts): string {
  const t = useTranslate(peopleStrings);
  const { list } = useFormats();
  const counts = { templates, modules, pictures };
  const words = (["templates", "modules", "pictures"] as const).flatMap((kind) =>
    counts[kind] > 0 ? [t(kind, { count: counts[kind] })] : [],
  );
  return list(words);
}

import { type QuotaKind, type QuotaUse, tightestQuota } from "@mailwright/contract";
import { useAsked } from "@mailwright/views/asked";
import { useEditorServices } from "../context/editor-context.js";
import { laterCode, useLaterCode } from "../later/later-code.js";

interface UsedUpProps {
  /** What is made where this stands. */
  readonly kinds: readonly QuotaKind[];
}

const lineCode = laterCode(async () => (await import("@mailwright/views/limits")).QuotaLine);

/** Says how much of a limit is used up, where something is made that counts, once most of it is. */
export function UsedUp({ kinds }: UsedUpProps) {
  const { usage } = useEditorServices().ports;
  const { value } = useAsked(() => usage?.list(), [usage]);
  return value && tightestQuota(value.uses, kinds) ? <Line uses={value.uses} kinds={kinds} /> : null;
}

function Line(props: UsedUpProps & { readonly uses: readonly QuotaUse[] }) {
  const code = useLaterCode(lineCode);
  return code.phase === "ready" ? <code.value {...props} /> : null;
}

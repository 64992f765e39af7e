import { Icon } from "@mailwright/ui";
import { CircleAlert } from "@mailwright/ui/icons";

/** Why an export cannot begin, or did not. */
export function StartFault({ children }: { readonly children: string }) {
  return (
    <p className="mw-bulk-error" role="alert">
      <Icon icon={CircleAlert} />
      {children}
    </p>
  );
}

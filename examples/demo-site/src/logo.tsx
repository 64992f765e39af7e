import { Logo as Mark } from "@mailwright/ui";

/** The product's mark with its name. */
export function Logo() {
  return (
    <span className="site-logo">
      <Mark sizePx={28} />
      Mailwright
    </span>
  );
}

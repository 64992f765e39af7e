import { Button } from "@mailwright/ui";
import { navigate } from "../router.js";

interface PageHeadProps {
  readonly title: string;
  readonly hint: string;
  /** The words of the way back to the templates. */
  readonly back: string;
}

/** What stands above a page of the site: its name, what it is for, and the way back. */
export function PageHead({ title, hint, back }: PageHeadProps) {
  return (
    <header className="site-page-header">
      <div>
        <h1 className="site-account-title">{title}</h1>
        <p className="site-muted">{hint}</p>
      </div>
      <Button onClick={() => navigate("/")}>{back}</Button>
    </header>
  );
}

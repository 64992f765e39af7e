import { Button, Icon, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { CircleCheck, Library, Link } from "@mailwright/ui/icons";
import css from "./published.css?inline";
import { publishedStrings } from "./published-strings.js";

const styles = [css];

/** Making a starter for everybody of the template. */
export interface Conversion {
  readonly isPending?: boolean;
  readonly start: () => void;
}

export interface PublishedDialogProps {
  readonly name: string;
  readonly onContinue: () => void;
  /** Goes to the list of templates; not offered when left out. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Gives out the address of the published page; not offered when left out. */
  readonly onShare?: (() => void) | undefined;
  /** Not offered when left out. */
  readonly conversion?: Conversion | undefined;
}

/** Says that the template is published, and what may come next. */
export function PublishedDialog({ name, onContinue, onBack, onClose, onShare, conversion }: PublishedDialogProps) {
  useStyles(styles);
  const say = useTranslate(publishedStrings);
  const footer = (
    <>
      {onShare === undefined && conversion ? (
        <Button isLoading={conversion.isPending} onClick={conversion.start}>
          {say("convert")}
        </Button>
      ) : null}
      <Button onClick={onContinue}>{say("continue")}</Button>
      {onBack ? (
        <Button variant="primary" onClick={onBack}>
          {say("back")}
        </Button>
      ) : null}
    </>
  );
  return (
    <Dialog title={say("title")} size="sm" onClose={onClose} footer={footer}>
      <p className="mw-published">
        <Icon icon={CircleCheck} sizePx={20} />
        <span>{say("text", { name })}</span>
      </p>
      {onShare ? <MoreWays onShare={onShare} conversion={conversion} /> : null}
    </Dialog>
  );
}

/** Where there is more than one other way on, they stand in a row of their own: beside the two of the footer there is no room for them. */
function MoreWays({ onShare, conversion }: { readonly onShare: () => void; readonly conversion: Conversion | undefined }) {
  const say = useTranslate(publishedStrings);
  return (
    <div className="mw-published-ways">
      <Button variant="quiet" icon={Link} onClick={onShare}>
        {say("shareUrl")}
      </Button>
      {conversion ? (
        <Button variant="quiet" icon={Library} isLoading={conversion.isPending} onClick={conversion.start}>
          {say("convert")}
        </Button>
      ) : null}
    </div>
  );
}

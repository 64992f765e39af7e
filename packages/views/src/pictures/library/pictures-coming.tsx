import { Skeleton, useStyles } from "@mailwright/ui";
import css from "./picture-grid.css?inline";

const styles = [css];

/** Tiles in the shape of the pictures that come. */
export function PicturesComing({ count }: { readonly count: number }) {
  useStyles(styles);
  return (
    <div className="mw-pictures-coming">
      {Array.from({ length: count }, (_, index) => index).map((tile) => (
        <Skeleton key={tile} />
      ))}
    </div>
  );
}

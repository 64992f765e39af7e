import { Icon, inertIf } from "@mailwright/ui";
import { LayoutTemplate } from "@mailwright/ui/icons";
import type { ModulePreview as Preview } from "../../ports/module-port.js";

/** What a module looks like, in small. Nothing of it can be reached, run or read: its name stands below. */
export function ModulePreview({ preview, name }: { readonly preview: Preview | undefined; readonly name: string }) {
  if (!preview) {
    return (
      <span className="mw-module-picture mw-module-none" aria-hidden="true">
        <Icon icon={LayoutTemplate} sizePx={20} />
      </span>
    );
  }
  return (
    <span className="mw-module-picture" aria-hidden="true" {...inertIf(true)}>
      {preview.kind === "picture" ? (
        <img src={preview.url} alt="" loading="lazy" />
      ) : (
        <iframe src={preview.url} title={name} sandbox="" loading="lazy" tabIndex={-1} scrolling="no" />
      )}
    </span>
  );
}

import { Icon, inertIf } from "@mailwright/ui";
import { LayoutTemplate } from "@mailwright/ui/icons";
import type { ModulePreview as Preview } from "../../ports/module-port.js";

/** A small preview of a module. Nothing in it can be focused, run or read aloud; the module's name is below it. */
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

import { joinWords, UiRoot } from "@mailwright/ui";
import { CrashView } from "@mailwright/ui/dialogs";
import { readTheme } from "../given/read-properties.js";
import type { ElementAppProps } from "./element-app-props.js";
import { useWords } from "./use-words.js";

type CrashedAppProps = Pick<ElementAppProps, "root" | "emit"> & Readonly<Record<string, unknown>> & { readonly onRetry: () => void };

const languages = { de: async () => joinWords((await import("@mailwright/ui/languages/german")).german) };

/** In the place of an element's component that has crashed: what has happened, in the element's own words and theme. */
export default function CrashedApp({ root, emit, onRetry, ...given }: CrashedAppProps) {
  const words = useWords(given, languages, emit);
  if (!words) return null;
  return (
    <UiRoot root={root} theme={readTheme(given["theme"])} {...words}>
      <CrashView onRetry={onRetry} />
    </UiRoot>
  );
}

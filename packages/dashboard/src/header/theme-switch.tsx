import { IconButton, useTranslate } from "@mailwright/ui";
import { Moon, Sun } from "@mailwright/ui/icons";
import { useDashboard } from "../view/dashboard-context.js";
import { headerStrings } from "./header-strings.js";

/** From light to dark and back. */
export function ThemeSwitch() {
  const t = useTranslate(headerStrings);
  const { theme, host } = useDashboard();
  const isDark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return (
    <IconButton
      label={isDark ? t("lightTheme") : t("darkTheme")}
      icon={isDark ? Sun : Moon}
      onClick={() => host.changeTheme(isDark ? "light" : "dark")}
    />
  );
}

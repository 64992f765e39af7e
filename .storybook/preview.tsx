import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { patienceMs } from "../scripts/testing/patience.ts";
import { BlockDocs } from "./block-docs.tsx";
import { checkOtherTheme } from "./check-other-theme.ts";
import { isTest } from "./is-test.ts";
import { shadowQueries } from "./shadow-canvas.ts";
import { StoryFrame } from "./story-frame.tsx";

// In tests nobody looks at what passes, and to name every element of it takes a sixth of their time.
const resultTypes = isTest ? { resultTypes: ["violations"] } : {};

configure({ asyncUtilTimeout: patienceMs });

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    // Frames hold emails, not our interface, and axe would wait half a second for each to answer.
    a11y: { test: "error", options: { iframes: false, ...resultTypes } },
    backgrounds: { disable: true },
    docs: { page: BlockDocs },
    // A story is a part of a page, not a page.
    frame: {},
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "both", title: "Both themes" },
        ],
      },
    },
    locale: {
      description: "Locale",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "de", title: "German numbers" },
          { value: "ar", title: "Right to left" },
        ],
      },
    },
    device: {
      description: "Device",
      toolbar: {
        icon: "mobile",
        dynamicTitle: true,
        items: [
          { value: "desktop", title: "Desktop" },
          { value: "tablet", title: "Tablet, 768" },
          { value: "mobile", title: "Mobile, 375" },
        ],
      },
    },
    mode: {
      description: "Editor mode",
      toolbar: {
        icon: "beaker",
        dynamicTitle: true,
        items: [
          { value: "simple", title: "Simple" },
          { value: "advanced", title: "Advanced" },
        ],
      },
    },
  },
  initialGlobals: { theme: "light", locale: "en", device: "desktop", mode: "simple" },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const { theme, locale, device } = globals;
      const widthPx = { desktop: undefined, tablet: 768, mobile: 375 }[device as "desktop" | "tablet" | "mobile"];
      const themes = theme === "both" ? (["light", "dark"] as const) : ([theme] as const);
      return (
        <div style={{ display: "flex", maxWidth: widthPx, marginInline: "auto" }}>
          {themes.map((shown) => (
            <StoryFrame key={shown} theme={shown} locale={locale} frame={parameters["frame"] ?? {}} isPage={viewMode !== "docs"}>
              <Story />
            </StoryFrame>
          ))}
        </div>
      );
    },
  ],
  beforeEach: ({ canvas, canvasElement }) => {
    Object.assign(canvas, shadowQueries(canvasElement));
  },
  afterEach: ({ canvasElement }) => checkOtherTheme(canvasElement),
};

export default preview;

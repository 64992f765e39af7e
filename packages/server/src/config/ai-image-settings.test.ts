import { expect, test } from "vitest";
import { parseAiImageSettings } from "./ai-image-settings.js";

const faultsOf = (env: Record<string, string>) => {
  const faults: string[] = [];
  parseAiImageSettings(env, faults);
  return faults;
};

test("a service that makes pictures is read from the environment, and none without one", () => {
  expect(parseAiImageSettings({}, [])).toBeNull();
  const env = { AI_IMAGES_SERVICE: "stability", AI_IMAGES_KEY: "sk-1" };
  expect([parseAiImageSettings(env, []), faultsOf(env)]).toEqual([
    { service: "stability", key: "sk-1", model: "core", editModel: null, base: null },
    [],
  ]);
});

test("a server of one's own needs no key, the others do", () => {
  expect(faultsOf({ AI_IMAGES_SERVICE: "openai", AI_IMAGES_MODEL: "flux", AI_IMAGES_URL: "http://localhost:8080/v1" })).toEqual([]);
  expect(faultsOf({ AI_IMAGES_SERVICE: "openai", AI_IMAGES_MODEL: "gpt-image-2" })).toHaveLength(1);
  expect(faultsOf({ AI_IMAGES_SERVICE: "replicate" })).toHaveLength(1);
});

test("faults are told all at once, and never the key", () => {
  const faults = faultsOf({ AI_IMAGES_SERVICE: "dall-e", AI_IMAGES_KEY: "two secret words", AI_IMAGES_URL: "localhost" });
  expect(faults).toHaveLength(3);
  expect(faults.join()).not.toContain("secret words");
  expect(faultsOf({ AI_IMAGES_SERVICE: "replicate", AI_IMAGES_KEY: "k", AI_IMAGES_MODEL: "model" })).toHaveLength(1);
});

test("OpenAI changes pictures with its own model, and other servers with the one that is named", () => {
  const editorOf = (env: Record<string, string>) => parseAiImageSettings({ AI_IMAGES_KEY: "k", ...env }, [])?.editModel;
  expect(editorOf({ AI_IMAGES_SERVICE: "openai", AI_IMAGES_MODEL: "gpt-image-2" })).toBe("gpt-image-2");
  const own = { AI_IMAGES_SERVICE: "openai", AI_IMAGES_MODEL: "flux", AI_IMAGES_URL: "http://localhost:8080/v1" };
  expect([editorOf(own), editorOf({ ...own, AI_IMAGES_EDIT_MODEL: "qwen" })]).toEqual([null, "qwen"]);
  expect(faultsOf({ AI_IMAGES_SERVICE: "replicate", AI_IMAGES_KEY: "k", AI_IMAGES_EDIT_MODEL: "kontext" })).toHaveLength(1);
});

import { defineEmailEditor } from "./email-editor/email-editor.js";
import type { EmailEditorDefaults } from "./email-editor/email-editor-defaults.js";
import { defineTemplateDashboard } from "./template-dashboard/template-dashboard.js";

/** Defines `<email-editor>` and `<template-dashboard>`. Does nothing in Node, and nothing the second time. */
export function defineElements(defaults: EmailEditorDefaults = {}): void {
  defineEmailEditor(defaults);
  defineTemplateDashboard();
}

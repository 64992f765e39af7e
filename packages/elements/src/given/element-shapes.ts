import { readLocale } from "./read-properties.js";
import { callable, either, expecting, isRecord, oneOf, recordOf, recordWith, type Shape, text } from "./shapes.js";

const message = either([isRecord, recordWith({ other: text }, ["other"])], [() => true, text]);

/** What the properties of both elements may hold. */
export const elementShapes = {
  apiUrl: text,
  sessionId: text,
  upgradeUrl: text,
  renewSession: callable,
  theme: oneOf("light", "dark", "auto"),
  locale: expecting("a language tag, such as en or de-AT,", (value) => value === "" || readLocale(value) !== undefined),
  strings: recordOf(message),
} satisfies Record<string, Shape>;

/** What each property of `<template-dashboard>` may hold. */
export const templateDashboardShapes = { ...elementShapes, view: text, accountUrl: text, peopleUrl: text } satisfies Record<string, Shape>;

import type { Severity } from "@mailwright/checks";
import { pictureKinds } from "@mailwright/document";
import { elementShapes } from "./element-shapes.js";
import { isDocument } from "./is-document.js";
import { noDocument } from "./no-document.js";
import {
  callable,
  either,
  expecting,
  flag,
  isRecord,
  listOf,
  oneOf,
  record,
  recordOf,
  recordWith,
  type Shape,
  type Shapes,
  text,
} from "./shapes.js";

const severities: readonly Severity[] = ["error", "warning", "hint"];
const textOrFlag = expecting("true, false or a text", (value) => typeof value === "boolean" || typeof value === "string");
const functions = (required: readonly string[], ...others: readonly string[]) =>
  record(Object.fromEntries([...required, ...others].map((name) => [name, callable])), required);

const fieldShape = recordWith({ kind: text, label: text, parse: callable }, ["kind", "label", "parse"]);
const ownDestinationShape = recordWith({ provider: text, name: text, fields: recordOf(fieldShape) }, ["provider", "name", "fields"]);
const destinationShape = either(
  [isRecord, ownDestinationShape],
  [() => true, expecting("a name such as SENDGRID, or a destination of the page's own", (value) => typeof value === "string")],
);

/** An object of a shape, or `false` for doing without. */
const orFalse = (shape: Shape) =>
  either([(value) => !isRecord(value), expecting("false or an object", (value) => value === false)], [isRecord, shape]);

/** A source that the page shows in a dialog of its own needs nothing but that. */
const orOpen = (members: Shapes, required: readonly string[]) =>
  orFalse(
    either(
      [(value) => isRecord(value) && value["open"] !== undefined, record({ ...members, open: callable }, [])],
      [isRecord, record({ ...members, open: callable }, required)],
    ),
  );

/** What `providers` may hold. */
export const providerShapes = {
  save: callable,
  images: orFalse(functions([], "list", "upload", "rename", "remove", "edit", "find", "open")),
  stock: orOpen({ search: callable, choose: callable }, ["search"]),
  aiImages: orOpen({ make: callable, keep: callable, edit: callable, edits: listOf(oneOf("words", "background", "extend")) }, ["make"]),
  screenshots: orFalse(functions(["source", "take"])),
  uploadImage: callable,
  uploadFile: callable,
  listImages: callable,
  makePicture: callable,
  pictureKinds: listOf(oneOf(...pictureKinds)),
  searchIcons: callable,
  icons: orOpen({ search: callable, groups: callable }, ["search"]),
  listCustomFields: callable,
  listMergeTags: callable,
  follow: callable,
  sendTestEmail: callable,
  shop: orOpen({ stores: callable, products: callable, categories: callable, refresh: callable, connectUrl: text }, ["stores", "products"]),
  modules: functions(["list"], "create", "save", "remove", "createGroup", "renameGroup", "removeGroup"),
  notes: functions(["list", "add", "remove"], "removeAll"),
  comments: record(
    { list: callable, add: callable, change: callable, remove: callable, people: callable, mayRemoveAny: flag, follow: callable },
    ["list", "add", "change", "remove"],
  ),
  collaboration: functions(["open"]),
  versions: functions(["list", "load"], "keep", "rename"),
  destinations: record({ list: listOf(destinationShape), send: callable, authorize: callable }, ["send"]),
} satisfies Record<string, Shape>;

/** What `features.checks` may hold. */
export const checksShapes = {
  publish: oneOf("warn", "block", "off"),
  mayOverride: flag,
  workerUrl: text,
  unsubscribe: textOrFlag,
  postalAddress: textOrFlag,
  tracking: recordOf(text),
  mergeTags: listOf(text),
  clientShares: recordOf(expecting("a number of percent", (value) => typeof value === "number" && value >= 0)),
  rules: recordOf(oneOf(...severities, "off")),
} satisfies Record<string, Shape>;

/** What `features` may hold. */
export const featureShapes = {
  home: flag,
  tour: flag,
  checks: orFalse(record(checksShapes)),
  entitlements: listOf(oneOf("customCode", "products")),
} satisfies Record<string, Shape>;

export const definitionShape = recordWith({ type: text, compile: callable, props: recordWith({}) }, ["type", "compile", "props"]);
export const presetShape = recordWith({ id: text, makes: callable }, ["id", "makes"]);
export const mergeTagShape = recordWith({ value: text, label: text, group: text, sample: text }, ["value"]);
export const recipientShape = recordWith({ name: text, data: recordWith({}) }, ["name", "data"]);
export const logicShape = either(
  [isRecord, recordWith({ condition: callable, repeat: callable, copy: callable }, ["condition", "repeat"])],
  [() => true, oneOf("liquid", "handlebars")],
);

/** What each property of `<email-editor>` may hold. */
export const emailEditorShapes = {
  ...elementShapes,
  templateId: text,
  mode: oneOf("simple", "advanced"),
  name: text,
  picturesUrl: text,
  storesUrl: text,
  giphyKey: text,
  giphyUrl: text,
  document: (value) => (isDocument(value) ? [] : [noDocument(value)]),
  user: recordWith({ id: text, name: text, email: text }),
  mergeTags: listOf(mergeTagShape),
  providers: record(providerShapes),
  blocks: record({ definitions: listOf(definitionShape), presets: listOf(presetShape) }, ["definitions"]),
  features: record(featureShapes),
  templating: record({ logic: logicShape, recipients: listOf(recipientShape), fill: callable }),
} satisfies Record<string, Shape>;

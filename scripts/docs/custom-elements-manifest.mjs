// The custom-elements manifest (https://github.com/webcomponents/custom-elements-manifest), from the declarations of the elements.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

const elements = [
  { tag: "email-editor", module: "email-editor", name: "EmailEditorElement", events: "EmailEditorEventMap" },
  { tag: "template-dashboard", module: "template-dashboard", name: "TemplateDashboardElement", events: "TemplateDashboardEventMap" },
];

/** The manifest of both elements as JSON text. */
export function writeManifest(root) {
  const modules = elements.map((element) => {
    const folder = `${root}/packages/elements/src/${element.module}`;
    const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
    const parsed = files.map((name) => ts.createSourceFile(name, readFileSync(`${folder}/${name}`, "utf8"), ts.ScriptTarget.Latest, true));
    return { kind: "javascript-module", path: "dist/index.js", declarations: [describe(element, parsed)], exports: [exportOf(element)] };
  });
  return `${JSON.stringify({ schemaVersion: "2.1.0", modules }, null, 2)}\n`;
}

function exportOf({ tag, name }) {
  return { kind: "custom-element-definition", name: tag, declaration: { name, module: "dist/index.js" } };
}

function describe({ tag, name, events }, files) {
  const element = interfaceOf(files, name);
  const attributes = new Set(files.flatMap((file) => [...attributesOf(file)]));
  const properties = element.members.filter(ts.isPropertySignature).map((member) => fieldOf(member, attributes));
  const methods = element.members.filter((member) => ts.isMethodSignature(member) && !/EventListener$/.test(member.name.getText()));
  return {
    kind: "class",
    customElement: true,
    tagName: tag,
    name,
    description: commentOf(element),
    superclass: { name: "HTMLElement" },
    attributes: properties
      .filter(({ attribute }) => attribute)
      .map(({ attribute, name: fieldName, type, description }) => ({ name: attribute, fieldName, type, description })),
    members: [...properties, ...methods.map(methodOf)],
    events: interfaceOf(files, events).members.map(eventOf),
  };
}

function interfaceOf(files, name) {
  const statements = files.flatMap((file) => [...file.statements]);
  const found = statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** The names in `attributes` of the element's definition. */
function attributesOf(file) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "attributes" && ts.isObjectLiteralExpression(node.initializer)) {
      for (const { name } of node.initializer.properties) names.add(name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function fieldOf(member, attributes) {
  const name = member.name.getText();
  const attribute = attributes.has(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : undefined;
  return { kind: "field", name, type: { text: typeOf(member.type) }, description: commentOf(member), ...(attribute && { attribute }) };
}

function methodOf(member) {
  return {
    kind: "method",
    name: member.name.getText(),
    description: commentOf(member),
    parameters: member.parameters.map(({ name, type, questionToken }) => ({
      name: name.getText(),
      type: { text: typeOf(type) },
      ...(questionToken && { optional: true }),
    })),
    return: { type: { text: typeOf(member.type) } },
  };
}

function eventOf(member) {
  return { name: member.name.text, type: { text: typeOf(member.type) }, description: commentOf(member) };
}

function typeOf(node) {
  return (node?.getText() ?? "unknown").replace(/\s+/g, " ").replace(/ \| undefined$/, "");
}

function commentOf(node) {
  const texts = ts.getJSDocCommentsAndTags(node).map(({ comment }) => (typeof comment === "string" ? comment : ""));
  return texts.join(" ").replace(/\s+/g, " ").trim() || undefined;
}

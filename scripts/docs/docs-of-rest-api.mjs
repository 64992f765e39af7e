// Writes docs/rest-api.md from the contract.
import { exampleOf } from "../../packages/contract/scripts/example-of.mjs";

/** The whole document. `contract` is openapi.yaml as read, `errorCodes` status by code. */
export function writeRestApiDocument(contract, errorCodes) {
  const operations = listOperations(contract);
  const sections = contract.tags.flatMap(({ name, description }) => [
    `## ${name}`,
    description,
    ...operations.filter(({ operation }) => operation.tags[0] === name).map((entry) => writeOperation(entry, contract)),
  ]);
  const parts = [
    "# The REST contract",
    "Written from `packages/contract/openapi.yaml` by `npm run docs`; change it there.",
    contract.info.description,
    writeBasics(),
    writeCallTable(operations),
    ...sections,
    "## Schemas",
    "A field with a star is always there. *ours* marks what was added here to the names that were given.",
    ...Object.entries(contract.components.schemas).map(([name, schema]) => writeSchema(name, schema, contract)),
    "## Error codes",
    "Every refusal has one of these codes; what people read is up to the client.",
    table(
      ["code", "status"],
      Object.entries(errorCodes).map(([code, status]) => [`\`${code}\``, String(status)]),
    ),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function writeBasics() {
  return [
    "A call needs two headers unless it says otherwise: `Authorization: Bearer <token>` and `X-Session-Id: <session>`. A host's own server gets",
    "the session from `POST /api/v2/host/sessions` with its host key; the browser exchanges it at `POST /api/v2/auth/credentials`. Any 401 means:",
    "exchange again (`token-expired`) or sign in again.",
    "",
    "A refusal is `{ error, code, fields: [{ field, code }], requestId }`: one sentence for developers, a stable code, the faulty fields if there",
    "are any, and the id under which the server's log has the call.",
  ].join("\n");
}

const methods = ["get", "post", "put", "patch", "delete"];

function listOperations(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method: method.toUpperCase(), item, operation: item[method] }] : [])),
  );
}

function writeCallTable(operations) {
  const rows = operations.map(({ path, method, operation }) => [
    `[\`${method} ${path}\`](#${anchor(operation.operationId)})`,
    operation.summary,
    operation["x-origin"] ?? "",
  ]);
  return `## All calls\n\n${table(["call", "does", "origin"], rows)}`;
}

function writeOperation({ path, method, item, operation }, contract) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => follow(parameter, contract));
  const body = follow(operation.requestBody, contract);
  return [
    `### ${operation.operationId}`,
    `\`${method} ${path}\``,
    `${[operation.summary, ...[operation.description].filter(Boolean)].map(asSentence).join(" ")}${writeAccess(operation)}`,
    parameters.length === 0
      ? ""
      : table(
          ["parameter", "in", "type", ""],
          parameters.map((parameter) => parameterRow(parameter, contract)),
        ),
    body ? `${writeBody(body, contract)}${writeBodyMax(operation)}` : "",
    writeAnswers(operation.responses, contract),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function writeAccess({ security }) {
  if (security === undefined) return "";
  const schemes = security.flatMap((entry) => Object.keys(entry));
  return schemes.includes("hostKey") ? " *With a host key.*" : " *Without signing in.*";
}

const parameterRow = ({ name, in: place, required, schema, description = "" }, contract) => [
  `\`${name}\`${required ? " *" : ""}`,
  place,
  typeOf(schema, contract),
  describe(schema, description),
];

function writeBody({ content }, contract) {
  return Object.entries(content)
    .map(([type, { schema }]) => `Body: ${type === "application/json" ? "" : `\`${type}\`, `}${typeOf(schema, contract)}`)
    .join("\n");
}

function writeBodyMax({ "x-body-max-bytes": bytes }) {
  if (bytes === undefined) return "";
  return `, at most ${bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`}`;
}

function writeAnswers(responses, contract) {
  return Object.entries(responses)
    .filter(([status]) => status !== "default")
    .map(([status, response]) => {
      const { description, content = {} } = follow(response, contract);
      const forms = Object.entries(content).map(([type, { schema }]) =>
        type === "application/json" ? typeOf(schema, contract) : `\`${type}\``,
      );
      return `- ${status}: ${asSentence(description)}${forms.length > 0 ? ` ${forms.join(", ")}` : ""}`;
    })
    .join("\n");
}

function writeSchema(name, schema, contract) {
  if (!schema.properties)
    return [
      `### ${name}`,
      describe(schema, schema.description ?? ""),
      `Type: ${typeOf(schema)}`,
      schema.allOf && writeExample(schema, contract),
    ]
      .filter(Boolean)
      .join("\n\n");
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(([field, type]) => [
    `\`${field}\`${required.has(field) ? " *" : ""}`,
    typeOf(type),
    describe(type, type.description ?? "") + (type["x-origin"] ? " *ours*" : ""),
  ]);
  return [`### ${name}`, schema.description ?? "", table(["field", "type", ""], rows), writeExample(schema, contract)]
    .filter(Boolean)
    .join("\n\n");
}

const writeExample = (schema, contract) => `\`\`\`json\n${JSON.stringify(exampleOf(schema, contract), null, 2)}\n\`\`\``;

/** The type in a word or two, with a link to the schema that it names. */
function typeOf(schema = {}) {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return `[${name}](#${anchor(name)})`;
  }
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(" or ");
  if ("const" in schema) return `\`${schema.const}\``;
  const union = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (union) return union.map(typeOf).join(schema.allOf ? " and " : " or ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" or ");
  if (schema.type === "array") return `list of ${typeOf(schema.items)}`;
  return schema.type ?? "anything";
}

/** What is said of it, and its limits. */
function describe(schema = {}, description) {
  const limits = [
    range("characters", schema.minLength, schema.maxLength),
    range("", schema.minimum, schema.maximum),
    range("entries", schema.minItems, schema.maxItems),
    schema.default === undefined ? "" : `initially \`${JSON.stringify(schema.default)}\``,
  ].filter(Boolean);
  return [description && asSentence(description), limits.length > 0 ? asSentence(capital(limits.join(", "))) : ""]
    .filter(Boolean)
    .join(" ");
}

function range(unit, min, max) {
  if (min === undefined && max === undefined) return "";
  const words = max === undefined ? `at least ${min}` : min === undefined ? `at most ${max}` : `${min} to ${max}`;
  return unit === "" ? words : `${words} ${unit}`;
}

function follow(node, contract) {
  if (!node?.$ref) return node;
  return node.$ref
    .slice(2)
    .split("/")
    .reduce((at, step) => at[step], contract);
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const anchor = (text) => text.toLowerCase();
const asSentence = (text) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

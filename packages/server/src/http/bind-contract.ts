import { errorCodes } from "@mailwright/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.js";
import type { Ports } from "../ports/ports.js";
import { authenticate, authenticateHost } from "../security/authenticate.js";
import { type AuditedCall, auditCall, isAudited } from "./audit-call.js";
import { type BodyBudget, createBodyBudget, installBodyBudget } from "./body-budget.js";
import { createSerializerCompiler } from "./compile-serializers.js";
import { createValidatorCompiler } from "./compile-validators.js";
import { enforceRights } from "./enforce-rights.js";
import { type AuditNote, accessOf, type Handlers } from "./handler.js";
import { installJsonParser } from "./json-body.js";
import { createLargeTurns, streamJson, type TakeLargeTurn } from "./large-answers.js";
import { callerOf } from "./large-bodies.js";
import { installLimits, type LimitCalls, type LimitedCaller } from "./limits/install-limits.js";
import { emailPictures } from "./limits/operation-limits.js";
import { loadContract, type Operation, type OperationId } from "./load-contract.js";
import { readFiles } from "./read-files.js";
import { refuseWhenFull } from "./refuse-when-full.js";
import { resolveOrigin } from "./resolve-origin.js";

interface Binding {
  ports: Ports;
  config: Config;
  handlers: Handlers;
}

interface LimitedBinding extends Binding {
  takeLargeTurn: TakeLargeTurn;
  budget: BodyBudget;
  limitCalls: LimitCalls;
}

interface LooseReply {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  audit?: AuditNote;
  isLarge?: boolean;
}
type LooseHandler = (input: unknown, context: unknown) => Promise<LooseReply>;

/**
 * Makes a route of every operation: address, validation and serialisation come from openapi.yaml. Throws when an
 * operation has no handler, a handler no operation, or the two disagree about who may call.
 */
export function bindContract(app: FastifyInstance, binding: Binding): void {
  const contract = loadContract();
  refuseDrift(contract.operations, binding.handlers);
  app.addSchema(contract.shared);
  app.setValidatorCompiler(createValidatorCompiler(contract));
  app.setSerializerCompiler(createSerializerCompiler(contract));
  const budget = createBodyBudget();
  installBodyBudget(app, budget);
  installJsonParser(app);
  const limitCalls = installLimits(app, binding.ports, binding.config);
  const limited = { ...binding, limitCalls, budget, takeLargeTurn: createLargeTurns() };
  for (const operation of contract.operations) bindOperation(app, operation, limited);
}

function bindOperation(
  app: FastifyInstance,
  operation: Operation,
  { ports, config, handlers, limitCalls, ...binding }: LimitedBinding,
): void {
  // Which input and answer belong together is checked where each handler is written; here all look alike.
  const run = Reflect.get(handlers, operation.id) as LooseHandler;
  app.route({
    method: operation.method,
    url: operation.url,
    bodyLimit: operation.bodyMaxBytes,
    schema: {
      ...(operation.params ? { params: operation.params } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      ...(operation.headers ? { headers: operation.headers } : {}),
      ...(operation.body ? { body: operation.body } : {}),
      response: operation.answers,
    },
    config: {
      operationId: operation.id,
      takesTemplate: String(operation.answers[errorCodes["template-too-large"]]?.["$ref"] ?? "").endsWith("/TooLarge"),
      ...(emailPictures.has(operation.id as OperationId) ? { rateLimit: false } : {}),
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, headers: request.headers, body: request.body };
      const caller = Reflect.get(request, "caller") as object;
      enforceRights(operation, caller, request.params);
      const origin = resolveOrigin(request, config);
      const takeLargeTurn = async () => void reply.raw.once("close", await binding.takeLargeTurn(callerOf(request)));
      const files = () => readFiles(request, operation, () => binding.budget.open(callerOf(request)));
      const hasLeft = () => request.raw.socket?.destroyed === true;
      const answer = await run(input, { ports, config, origin, files, hasLeft, takeLargeTurn, ...caller });
      if (isAudited(operation)) await writeAudit(request, ports, { operation, caller, answer, params: request.params, sent: request.body });
      return send(reply, answer);
    },
    // Checked before the body is read, so that a caller without rights cannot make the server take in ten megabytes.
    onRequest: async (request) => {
      const caller = await identify(operation, request, ports);
      Reflect.set(request, "caller", caller);
      limitCalls(operation, caller);
      await refuseWhenFull(operation, ports);
    },
  });
}

/** Writes the call to the audit log. If that fails, the call is not undone: the operator is told in the server's log, and the caller gets the answer. */
async function writeAudit(request: FastifyRequest, ports: Ports, call: Omit<AuditedCall, "address">): Promise<void> {
  await auditCall(ports, { ...call, address: request.ip }).catch((error: unknown) =>
    request.log.error({ err: error }, "the audit log could not be written"),
  );
}

async function identify(operation: Operation, request: FastifyRequest, ports: Ports): Promise<LimitedCaller> {
  if (operation.access === "public") return {};
  if (operation.access === "host") return { calling: await authenticateHost(request.headers, ports) };
  return { user: await authenticate(request.headers, ports) };
}

function send(reply: FastifyReply, { status, body, headers, isLarge }: LooseReply): FastifyReply {
  reply.code(status).headers(headers ?? {});
  return isLarge ? reply.type("application/json; charset=utf-8").send(streamJson(body)) : reply.send(body);
}

function refuseDrift(operations: readonly Operation[], handlers: Handlers): void {
  const faults = operations.flatMap(({ id, access }) => {
    if (!Object.hasOwn(handlers, id)) return [`openapi.yaml has ${id}, but no handler does`];
    const declared = Object.entries(accessOf).find(([name]) => name === id)?.[1] ?? "signed-in";
    return declared === access ? [] : [`${id} is ${access} in openapi.yaml and ${declared} in the code`];
  });
  const known = new Set(operations.map(({ id }) => id));
  const orphans = Object.keys(handlers).filter((id) => !known.has(id));
  const all = [...faults, ...orphans.map((id) => `${id} has a handler, but openapi.yaml does not know it`)];
  if (all.length > 0) throw new Error(`The contract and the handlers disagree:\n  ${all.join("\n  ")}`);
}

import type { Contract, Node, Operation } from './readContract.ts';
import { namesIn, queryText, requestText, typeText } from './emitTypes.ts';

const HEADER = '// Made by `npm run generate` from libs/contract/openapi. Do not edit.\n';
const pascal = (text: string): string =>
  text.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase());
const union = (values: readonly string[]): string => values.map((each) => `'${each}'`).join(' | ') || 'never';

function tableRow(operation: Operation): string {
  const cache = operation.cacheSeconds === undefined ? '' : `, cacheSeconds: ${operation.cacheSeconds}`;
  const bytes = operation.bodyBytes === undefined ? '' : `, bodyBytes: ${operation.bodyBytes}`;
  return (
    `  ${operation.operationId}: { method: '${operation.method.toUpperCase()}', path: '${operation.path}', domain: '${operation.domain}', ` +
    `kind: '${operation.kind}', access: '${operation.access}', idempotent: ${operation.idempotent}, extension: ${operation.extension}, ` +
    `requirements: [${operation.requirements.map((each) => `'${each}'`).join(', ')}], ` +
    `errors: [${operation.errors.map((each) => `'${each}'`).join(', ')}]${cache}${bytes} },`
  );
}

function typesRow(operation: Operation): string {
  const body = operation.body ? typeText(operation.body) : 'undefined';
  return (
    `  /** ${operation.summary} [${operation.requirements.join(', ')}] */\n` +
    `  ${operation.operationId}: { query: ${queryText(operation)}; body: ${body}; request: ${requestText(operation)}; ` +
    `response: ${typeText(operation.response)}; error: ${union(operation.errors)} };`
  );
}

/** Whether an answer carries the token of a new session. */
function opensSession({ response }: Operation, { schemas }: Contract): boolean {
  const name = String(response['$ref'] ?? '').replace('#/components/schemas/', '');
  const { properties = {} } = (schemas[name] ?? response) as { properties?: Node };
  return 'authToken' in properties;
}

/** Emits the table of operations, their types, and the error codes of each domain. */
export function emitOperations(contract: Contract): string {
  const sessions = contract.operations.filter((each) => opensSession(each, contract));
  const types = contract.operations.map(typesRow).join('\n');
  const imports = [...new Set(namesIn(types.replace(/\/\*\*.*?\*\//g, '')))]
    .filter((name) => contract.schemas[name])
    .sort();
  const domains = [...new Set(contract.operations.map((each) => each.domain))];
  const codes = domains.map((domain) => {
    const all = [
      ...new Set(contract.operations.filter((each) => each.domain === domain).flatMap((each) => each.errors)),
    ].sort();
    return `/** Every code that a call of this domain may answer. */\nexport type ${pascal(domain)}ErrorCode = ${union(all)};`;
  });
  const status = Object.entries(contract.errorStatus).map(([code, value]) => `  ${code}: ${value},`);
  return `${HEADER}import type { ${imports.join(', ')} } from './types.gen.ts';

/** Every error code and its HTTP status. */
export const errorStatus = {
${status.join('\n')}
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Every operation: how it is called, who may call it and what it may answer. */
export const operations = {
${contract.operations.map(tableRow).join('\n')}
} as const;
export type OperationId = keyof typeof operations;

/** Operations whose answer opens a session: it carries \`authToken\`. */
export const sessionOperations = [${sessions.map((each) => `'${each.operationId}'`).join(', ')}] as const;
export type SessionOperationId = (typeof sessionOperations)[number];

export interface OperationTypes {
${types}
}

${codes.join('\n')}
`;
}

const serverSchema = <T>(node: T): T =>
  JSON.parse(JSON.stringify(node).replaceAll('#/components/schemas/', 'foyer#/definitions/')) as T;

/** Emits the JSON schemas per operation, for validation by a server; shared ones have the id `foyer`. */
export function emitSchemas(contract: Contract): string {
  const shared = {
    $id: 'foyer',
    definitions: JSON.parse(
      JSON.stringify(contract.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
    ) as Node,
  };
  const perOperation = Object.fromEntries(
    contract.operations.map((each) => {
      const query = {
        type: 'object',
        additionalProperties: false,
        required: each.parameters
          .filter((parameter) => parameter.required)
          .map((parameter) => parameter.name),
        properties: Object.fromEntries(
          each.parameters.map((parameter) => [parameter.name, parameter.schema]),
        ),
      };
      return [
        each.operationId,
        serverSchema({
          querystring: query,
          ...(each.body ? { body: each.body } : {}),
          response: each.response,
        }),
      ];
    }),
  );
  return `${HEADER}import type { OperationId } from './operations.gen.ts';

/** A JSON Schema (draft 2020-12 as OpenAPI 3.1 has it). */
export type JsonSchema = Record<string, unknown>;
export interface OperationSchema {
  querystring: JsonSchema;
  body?: JsonSchema;
  response: JsonSchema;
}
/** The shared schemas; operation schemas refer to them as \`foyer#/definitions/Name\`. */
export const sharedSchemas: JsonSchema = ${JSON.stringify(shared, null, 1)};

export const operationSchemas: Record<OperationId, OperationSchema> = ${JSON.stringify(perOperation, null, 1)};
`;
}

/** Emits the whole contract as one valid OpenAPI document, with the error answers spelled out. */
export function emitBundle(contract: Contract): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of contract.operations) {
    const byStatus = new Map<number, string[]>();
    for (const code of each.errors)
      byStatus.set(contract.errorStatus[code]!, [...(byStatus.get(contract.errorStatus[code]!) ?? []), code]);
    const errors = Object.fromEntries(
      [...byStatus]
        .sort(([a], [b]) => a - b)
        .map(([statusCode, codes]) => [
          String(statusCode),
          {
            description: codes.join(', '),
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/ErrorResponse' },
                    { properties: { code: { enum: codes } } },
                  ],
                },
              },
            },
          },
        ]),
    );
    (paths[each.path] ??= {})[each.method] = {
      ...each.source,
      tags: [each.domain],
      responses: { ...(each.source['responses'] as Node), ...errors },
    };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: contract.schemas },
  };
  return JSON.stringify(document, null, 1) + '\n';
}

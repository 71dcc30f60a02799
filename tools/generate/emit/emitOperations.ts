import {
  citedSummary,
  camel,
  HEADER,
  namesIn,
  pascal,
  refName,
  typeImports,
  type Contract,
  type Domain,
  type Node,
  type Operation,
} from '../contract/contract.ts';
import { queryText, requestText, typeText } from './emitTypes.ts';

const quoted = (values: readonly string[]): string => values.map((each) => `'${each}'`).join(', ');
const union = (values: readonly string[]): string => values.map((each) => `'${each}'`).join(' | ') || 'never';

const typeName = ({ name }: Domain): string => `${pascal(name)}Operations`;
const tableName = ({ name }: Domain): string => `${camel(name)}Operations`;

function tableRow(operation: Operation): string {
  const cache = operation.cacheSeconds === undefined ? '' : `, cacheSeconds: ${operation.cacheSeconds}`;
  const bytes = operation.bodyBytes === undefined ? '' : `, bodyBytes: ${operation.bodyBytes}`;
  const { right, scope } = operation.right ?? {};
  const guard =
    scope === undefined ? '' : `, right: { ${right ? `right: '${right}', ` : ''}scope: '${scope}' }`;
  return (
    `  ${operation.operationId}: { method: '${operation.method.toUpperCase()}', path: '${operation.path}', ` +
    `domain: '${operation.domain}', noun: '${operation.noun}', ` +
    `kind: '${operation.kind}', access: '${operation.access}', idempotent: ${operation.idempotent}, extension: ${operation.extension}, ` +
    `requirements: [${quoted(operation.requirements)}], errors: [${quoted(operation.errors)}]${guard}${cache}${bytes} },`
  );
}

function typesRow(operation: Operation): string {
  const body = operation.body ? typeText(operation.body) : 'undefined';
  return (
    `  /** ${citedSummary(operation)} */\n` +
    `  ${operation.operationId}: { query: ${queryText(operation)}; body: ${body}; request: ${requestText(operation)}; ` +
    `response: ${typeText(operation.response)}; error: ${union(operation.errors)} };`
  );
}

/** Emits the table of a domain's operations, and their types. */
export function emitOperations(contract: Contract, domain: Domain): string {
  const { operations } = domain;
  const names = namesIn(operations.map(({ parameters, body, response }) => ({ parameters, body, response })));
  return `${HEADER}${typeImports(contract, 'operations', names)}
export const ${tableName(domain)} = {
${operations.map(tableRow).join('\n')}
} as const;

export interface ${typeName(domain)} {
${operations.map(typesRow).join('\n')}
}
`;
}

/** Emits the table of all operations, and their types, from those of the domains. */
export function emitOperationIndex(calling: readonly Domain[]): string {
  const imports = calling.map(
    (each) =>
      `import { ${tableName(each)}, type ${typeName(each)} } from './operations/${each.name}.gen.ts';`,
  );
  return `${HEADER}${imports.join('\n')}

/** Every operation: how it is called, who may call it and what it may answer. */
export const operations = {
${calling.map((each) => `  ...${tableName(each)},`).join('\n')}
} as const;
export type OperationId = keyof typeof operations;

export interface OperationTypes
  extends ${calling.map(typeName).join(',\n    ')} {}
`;
}

/** Emits every error code and its HTTP status. */
export function emitErrors({ errorStatus }: Contract): string {
  const status = Object.entries(errorStatus).map(([code, value]) => `  ${code}: ${value},`);
  return `${HEADER}/** Every error code and its HTTP status. */
export const errorStatus = {
${status.join('\n')}
} as const;
export type ErrorCode = keyof typeof errorStatus;
`;
}

/** Whether an answer carries the token of a new session. */
function opensSession({ response }: Operation, { schemas }: Contract): boolean {
  const { properties = {} } = (schemas[refName(response) ?? ''] ?? response) as { properties?: Node };
  return 'authToken' in properties;
}

/** Emits the names of the operations that open a session. */
export function emitSessionOperations(contract: Contract): string {
  const sessions = contract.operations.filter((each) => opensSession(each, contract));
  return `${HEADER}/** Operations whose answer opens a session: it carries \`authToken\`. */
export const sessionOperations = [${quoted(sessions.map(({ operationId }) => operationId))}] as const;
export type SessionOperationId = (typeof sessionOperations)[number];
`;
}

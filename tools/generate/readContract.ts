import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** JSON Schema, or any other node of an OpenAPI document. */
export interface Node {
  [key: string]: unknown;
}
export interface Parameter {
  name: string;
  /** Always `query`: `check` refuses path, header and cookie parameters, which no generator supports. */
  in: string;
  required: boolean;
  schema: Node;
}
/** Operation of the contract, with everything that the generators need. */
export interface Operation {
  operationId: string;
  domain: string;
  method: string;
  path: string;
  summary: string;
  kind: 'query' | 'mutation';
  access: string;
  idempotent: boolean;
  extension: boolean;
  requirements: string[];
  errors: string[];
  cacheSeconds: number | undefined;
  /** Limit for the body in bytes, where the default is too low. */
  bodyBytes: number | undefined;
  parameters: Parameter[];
  body: Node | undefined;
  response: Node;
  source: Node;
}
export interface Contract {
  operations: Operation[];
  schemas: Record<string, Node>;
  errorStatus: Record<string, number>;
}

const ACCESS = ['anonymous', 'user', 'verified', 'promoter', 'client'];
const ALWAYS = ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'];

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (node !== null && typeof node === 'object') {
    visit(node as Node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}

/** Resolves references across files to the bundle, and closes objects to unknown properties. */
function normalise(node: unknown): void {
  walk(node, (each) => {
    if (typeof each['$ref'] === 'string') each['$ref'] = each['$ref'].replace(/^[a-z-]+\.yaml(?=#)/, '');
    if (each['type'] === 'object' && each['properties'] && each['additionalProperties'] === undefined) {
      each['additionalProperties'] = false;
    }
  });
}

/** Every generator treats parameters as the query: others would be sent and validated in the wrong place. */
function parameterProblems({ method, path, parameters }: Operation): string[] {
  const where = `${method.toUpperCase()} ${path}`;
  const misplaced = parameters
    .filter((each) => each.in !== 'query')
    .map(
      (each) => `${where}: the parameter ${each.name} is in ${each.in}; only query parameters are supported`,
    );
  const template = `${where}: the path has a template; calls take their parameters in query or body`;
  return path.includes('{') ? [...misplaced, template] : misplaced;
}

function check(contract: Contract): void {
  const problems: string[] = [];
  const known = new Set(Object.keys(contract.schemas));
  const ids = new Set<string>();
  for (const operation of contract.operations) {
    const where = `${operation.method.toUpperCase()} ${operation.path}`;
    if (ids.has(operation.operationId))
      problems.push(`${where}: operationId ${operation.operationId} is taken`);
    ids.add(operation.operationId);
    if (!ACCESS.includes(operation.access)) problems.push(`${where}: x-access is missing or unknown`);
    if (operation.requirements.length === 0) problems.push(`${where}: x-requirement is missing`);
    problems.push(...parameterProblems(operation));
    for (const code of operation.errors)
      if (contract.errorStatus[code] === undefined) problems.push(`${where}: unknown error code ${code}`);
  }
  walk([contract.schemas, contract.operations.map((each) => each.source)], (each) => {
    const ref = each['$ref'];
    if (typeof ref === 'string' && !known.has(ref.replace('#/components/schemas/', '')))
      problems.push(`${ref} does not exist`);
    const bounded = ['maxLength', 'enum', 'const'].some((key) => each[key] !== undefined);
    if (each['type'] === 'string' && !bounded)
      problems.push(`a string without maxLength: ${JSON.stringify(each)}`);
    if (each['type'] === 'array' && each['maxItems'] === undefined)
      problems.push(`an array without maxItems: ${JSON.stringify(each).slice(0, 120)}`);
  });
  if (problems.length > 0)
    throw new Error(`The contract has ${problems.length} fault(s):\n  ${problems.join('\n  ')}`);
}

const jsonSchemaOf = (holder: unknown): Node | undefined => {
  const content = (holder as { content?: Record<string, { schema: Node }> } | undefined)?.content;
  return content?.['application/json']?.schema;
};

function readOperation(domain: string, path: string, method: string, source: Node): Operation {
  const access = String(source['x-access'] ?? '');
  const gate = access === 'anonymous' ? [] : ['unauthorized', 'forbidden'];
  const verified = ['verified', 'promoter', 'client'].includes(access) ? ['emailUnverified'] : [];
  const idempotent = source['x-idempotent'] === true;
  const replay = idempotent ? ['idempotencyInProgress', 'idempotencyMismatch'] : [];
  const declared = (source['x-errors'] as string[] | undefined) ?? [];
  const response = jsonSchemaOf((source['responses'] as Record<string, unknown> | undefined)?.['200']);
  if (!response) throw new Error(`${method} ${path}: no JSON answer for 200`);
  return {
    operationId: String(source['operationId']),
    domain,
    method,
    path,
    summary: String(source['summary'] ?? ''),
    kind: (source['x-kind'] as 'query' | undefined) ?? (method === 'get' ? 'query' : 'mutation'),
    access,
    idempotent,
    extension: source['x-extension'] === true,
    requirements: (source['x-requirement'] as string[] | undefined) ?? [],
    errors: [...new Set([...declared, ...gate, ...verified, ...replay, ...ALWAYS])],
    cacheSeconds: source['x-cache-seconds'] as number | undefined,
    bodyBytes: source['x-body-bytes'] as number | undefined,
    parameters: ((source['parameters'] as Parameter[] | undefined) ?? []).map((each) => ({
      ...each,
      required: each.required === true,
    })),
    body: jsonSchemaOf(source['requestBody']),
    response,
    source,
  };
}

/**
 * Reads every domain file of a folder, merges them with `common.yaml` and checks the rules of the contract.
 * @throws Error that lists every violation
 */
export function readContract(folder: string): Contract {
  const contract: Contract = { operations: [], schemas: {}, errorStatus: {} };
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  for (const file of files.sort(
    (a, b) => Number(b === 'common.yaml') - Number(a === 'common.yaml') || a.localeCompare(b),
  )) {
    const document = parse(readFileSync(join(folder, file), 'utf8')) as Node;
    normalise(document);
    const codes = (document['x-error-codes'] as Record<string, { status: number }> | undefined) ?? {};
    for (const [code, { status }] of Object.entries(codes)) contract.errorStatus[code] = status;
    const schemas = (document['components'] as { schemas?: Record<string, Node> } | undefined)?.schemas ?? {};
    for (const [name, schema] of Object.entries(schemas)) {
      if (contract.schemas[name]) throw new Error(`${file}: the schema ${name} exists twice`);
      contract.schemas[name] = schema;
    }
    for (const [path, methods] of Object.entries(document['paths'] as Record<string, Record<string, Node>>))
      for (const [method, source] of Object.entries(methods)) {
        if (method === 'parameters') throw new Error(`${file}: ${path}: declare parameters per method`);
        // A form posted by a browser is not called by the client; a separate route serves it.
        if (source['x-browser-form'] === true) continue;
        contract.operations.push(readOperation(file.replace('.yaml', ''), path, method, source));
      }
  }
  check(contract);
  return contract;
}

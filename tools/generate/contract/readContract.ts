import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { checkContract } from './checkContract.ts';
import {
  refName,
  type Caching,
  type Contract,
  type Node,
  type Noun,
  type Operation,
  type OperationRight,
  type Parameter,
} from './contract.ts';
import { walk } from './walk.ts';
import { SourceFault } from './sourceFault.ts';

/** Errors that every call may answer. */
const ALWAYS = ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'];

/** Reference to a schema, with the file that it names. */
interface Reference {
  from: string;
  file: string;
  name: string;
}

/** Resolves references across files to the bundle, and closes objects to unknown properties. */
function normalise(document: Node, from: string): Reference[] {
  const references: Reference[] = [];
  walk(document, (each) => {
    const name = refName(each);
    if (name !== undefined) {
      const [target = ''] = String(each['$ref']).split('#');
      references.push({ from, name, file: target === '' ? from : posix.join(posix.dirname(from), target) });
      each['$ref'] = `#/components/schemas/${name}`;
    }
    if (each['type'] === 'object' && each['properties'] && each['additionalProperties'] === undefined) {
      each['additionalProperties'] = false;
    }
  });
  return references;
}

function errorsOf(source: Node): string[] {
  const access = String(source['x-access'] ?? '');
  const gate = access === 'anonymous' ? [] : ['unauthorized', 'forbidden'];
  const verified = ['verified', 'promoter', 'client'].includes(access) ? ['emailUnverified'] : [];
  const right = source['x-right'] as OperationRight | undefined;
  const scope = right === undefined || right.scope === 'caller' ? [] : ['notFound'];
  const replay = source['x-idempotent'] === true ? ['idempotencyInProgress', 'idempotencyMismatch'] : [];
  const declared = (source['x-errors'] as string[] | undefined) ?? [];
  return [...new Set([...declared, ...gate, ...verified, ...scope, ...replay, ...ALWAYS])];
}

/** Reference to the schema that `x-body` or `x-answer` names. */
const referenceTo = (name: unknown): Node | undefined =>
  typeof name === 'string' ? { $ref: `#/components/schemas/${name}` } : undefined;

function cachingOf(source: Node): Caching {
  const tags = (keyword: string): string[] => (source[keyword] as string[] | undefined) ?? [];
  return {
    provides: tags('x-provides'),
    invalidates: tags('x-invalidates'),
    ifDone: tags('x-invalidates-if-done'),
    ifRefused: tags('x-invalidates-if-refused'),
    updates: source['x-updates'] as string | undefined,
    keepSeconds: source['x-keep-seconds'] as number | undefined,
  };
}

const jsonContent = (schema: Node): Node => ({ 'application/json': { schema } });

function readOperation(noun: Noun, path: string, method: string, written: Node): Operation {
  const { 'x-body': bodyName, 'x-answer': answerName, ...rest } = written;
  const [body, response] = [referenceTo(bodyName), referenceTo(answerName)];
  if (!response) throw new SourceFault(`${method} ${path}: x-answer names no schema`);
  const source: Node = {
    ...rest,
    ...(body ? { requestBody: { required: true, content: jsonContent(body) } } : {}),
    responses: { '200': { description: 'Success.', content: jsonContent(response) } },
  };
  return {
    operationId: String(source['operationId']),
    domain: noun.domain,
    noun: noun.name,
    method,
    path,
    summary: String(source['summary'] ?? ''),
    kind: (source['x-kind'] as 'query' | undefined) ?? (method === 'get' ? 'query' : 'mutation'),
    access: String(source['x-access'] ?? ''),
    right: source['x-right'] as OperationRight | undefined,
    idempotent: source['x-idempotent'] === true,
    extension: source['x-extension'] === true,
    requirements: (source['x-requirement'] as string[] | undefined) ?? [],
    errors: errorsOf(source),
    cacheSeconds: source['x-cache-seconds'] as number | undefined,
    bodyBytes: source['x-body-bytes'] as number | undefined,
    isBackground: source['x-background'] === true,
    showsRefusals: source['x-shows-refusals'] === true,
    endsSession: source['x-ends-session'] === true,
    isShared: source['x-shared'] === true,
    isOffline: source['x-offline'] === true,
    caching: cachingOf(source),
    parameters: ((source['parameters'] as Parameter[] | undefined) ?? []).map((each) => ({
      ...each,
      required: each.required === true,
    })),
    body,
    response,
    source,
  };
}

interface NounDocument {
  paths?: Record<string, Record<string, Node>>;
  components?: { schemas?: Record<string, Node> };
  'x-pages'?: Record<string, string>;
  'x-error-codes'?: Record<string, { status: number }>;
}

function readNoun(file: string, document: NounDocument): Noun {
  const [domain = '', name = ''] = file.replace('.yaml', '').split('/');
  const codes = Object.entries(document['x-error-codes'] ?? {});
  const noun: Noun = {
    domain,
    name,
    pages: document['x-pages'] ?? {},
    operations: [],
    schemas: document.components?.schemas ?? {},
    errorStatus: Object.fromEntries(codes.map(([code, { status }]) => [code, status])),
  };
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, source] of Object.entries(methods)) {
      if (method === 'parameters') throw new SourceFault(`${file}: ${path}: declare parameters per method`);
      // A form posted by a browser is not called by the client; a separate route serves it.
      if (source['x-browser-form'] === true) continue;
      noun.operations.push(readOperation(noun, path, method, source));
    }
  return noun;
}

function referenceProblems({ homes }: Contract, references: readonly Reference[]): string[] {
  return references.flatMap(({ from, file, name }) => {
    const home = homes[name];
    return home && `${home.domain}/${home.name}.yaml` === file
      ? []
      : [`${from}: the schema ${name} does not exist in ${file}`];
  });
}

/**
 * Reads `<domain>/<noun>.yaml` of a folder, merges them and checks the rules of the contract.
 * @throws Error that lists every violation
 */
export function readContract(folder: string): Contract {
  const contract: Contract = { nouns: [], operations: [], schemas: {}, homes: {}, errorStatus: {} };
  const references: Reference[] = [];
  const misplaced = globSync('{*.yaml,*/*/**/*.yaml}', { cwd: folder });
  if (misplaced.length > 0) throw new SourceFault(`${misplaced.join(', ')}: a noun is <domain>/<noun>.yaml`);
  for (const file of globSync('*/*.yaml', { cwd: folder })
    .map((each) => each.replaceAll('\\', '/'))
    .sort()) {
    const document = parse(readFileSync(join(folder, file), 'utf8')) as Node;
    references.push(...normalise(document, file));
    const noun = readNoun(file, document);
    contract.nouns.push(noun);
    contract.operations.push(...noun.operations);
    Object.assign(contract.errorStatus, noun.errorStatus);
    for (const [name, schema] of Object.entries(noun.schemas)) {
      if (contract.schemas[name]) throw new SourceFault(`${file}: the schema ${name} exists twice`);
      contract.schemas[name] = schema;
      contract.homes[name] = noun;
    }
  }
  checkContract(contract, referenceProblems(contract, references));
  return contract;
}

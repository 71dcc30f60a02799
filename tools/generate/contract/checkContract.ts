import { cachingProblems } from './caching.ts';
import { namesIn, refName, type Contract, type Node, type Noun, type Operation } from './contract.ts';
import { walk } from './walk.ts';
import { SourceFault } from './sourceFault.ts';

const ACCESS = ['anonymous', 'user', 'verified', 'promoter', 'client'];
/** Domains of the product; `common` has the schemas that several of them share, and no calls. */
const DOMAINS = ['cart', 'identity', 'marketplace', 'promoter', 'shell', 'streaming', 'token-assignment'];

const placeOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;

/** Every generator treats parameters as the query: others would be sent and validated in the wrong place. */
function parameterProblems(operation: Operation): string[] {
  const { path, parameters } = operation;
  const where = placeOf(operation);
  const misplaced = parameters
    .filter((each) => each.in !== 'query')
    .map(
      (each) => `${where}: the parameter ${each.name} is in ${each.in}; only query parameters are supported`,
    );
  const template = `${where}: the path has a template; calls take their parameters in query or body`;
  return path.includes('{') ? [...misplaced, template] : misplaced;
}

/** The client takes the idempotency key beside the fields of the request, so no field may have its name. */
function keyProblems(operation: Operation, schemas: Contract['schemas']): string[] {
  const { idempotent, parameters, body = {} } = operation;
  const { properties = {} } = schemas[refName(body) ?? ''] ?? body;
  const isTaken =
    parameters.some(({ name }) => name === 'idempotencyKey') || 'idempotencyKey' in (properties as Node);
  return idempotent && isTaken
    ? [`${placeOf(operation)}: the field idempotencyKey has the name of the key`]
    : [];
}

/**
 * Fields that name a scope, and the access levels whose rights are checked in it. `caller` is no field: the call is about
 * all events that the caller sells, and the role is right enough.
 */
const SCOPES: Record<string, string[]> = {
  caller: ['promoter'],
  clientId: ['client'],
  eventId: ['client', 'promoter'],
};

/** Tells whether a request always has a field, which is an id. */
function requiresId(
  { parameters, body = {} }: Operation,
  schemas: Contract['schemas'],
  name: string,
): boolean {
  const { properties = {}, required = [] } = (schemas[refName(body) ?? ''] ?? body) as {
    properties?: Record<string, Node>;
    required?: string[];
  };
  const parameter = parameters.find((each) => each.name === name && each.required);
  const schema = parameter?.schema ?? (required.includes(name) ? properties[name] : undefined);
  return schema !== undefined && refName(schema) === 'Id';
}

/** What acts for an organisation or a promoter names its scope, so that one guard can check the caller's right in it. */
function rightProblems(operation: Operation, schemas: Contract['schemas']): string[] {
  const { access, right: declared } = operation;
  const where = placeOf(operation);
  if (access !== 'client' && access !== 'promoter')
    return declared ? [`${where}: x-right is for calls of an organisation or a promoter`] : [];
  if (!declared) return [`${where}: x-right is missing`];
  const { right, scope = '' } = declared;
  const problems: string[] = [];
  const rights = (schemas['MemberRight']?.['enum'] as string[] | undefined) ?? [];
  if (access === 'client' && !rights.includes(right ?? ''))
    problems.push(`${where}: x-right has no right of a member: ${right}`);
  if (access === 'promoter' && right !== undefined)
    problems.push(`${where}: x-right has the right ${right}, and promoters have none but their engagement`);
  if (!SCOPES[scope]?.includes(access))
    problems.push(`${where}: x-right has the scope "${scope}", which names no scope of a ${access}`);
  else if (scope !== 'caller' && !requiresId(operation, schemas, scope))
    problems.push(`${where}: x-right names ${scope}, which is no required id of the request`);
  return problems;
}

/** Keywords of a call. A misspelt one would have no effect. */
const KEYWORDS = new Set(
  [
    ...[
      'access',
      'right',
      'requirement',
      'errors',
      'answer',
      'idempotent',
      'extension',
      'kind',
      'body-bytes',
    ],
    ...['background', 'shows-refusals', 'ends-session', 'shared', 'offline', 'cache-seconds', 'keep-seconds'],
    ...['provides', 'invalidates', 'invalidates-if-done', 'invalidates-if-refused', 'updates'],
  ].map((name) => `x-${name}`),
);

const unknownKeywords = ({ source }: Operation): string[] =>
  Object.keys(source).filter((key) => key.startsWith('x-') && !KEYWORDS.has(key));

function operationProblems(operation: Operation, contract: Contract): string[] {
  const { errorStatus, schemas } = contract;
  const where = placeOf(operation);
  const problems = [
    ...parameterProblems(operation),
    ...keyProblems(operation, schemas),
    ...rightProblems(operation, schemas),
    ...cachingProblems(operation, contract).map((problem) => `${where}: ${problem}`),
    ...unknownKeywords(operation).map((key) => `${where}: ${key} is no keyword of a call`),
  ];
  if (!ACCESS.includes(operation.access)) problems.push(`${where}: x-access is missing or unknown`);
  if (operation.isShared && (operation.access !== 'anonymous' || operation.kind !== 'query'))
    problems.push(`${where}: x-shared is for queries that anyone may call`);
  if (operation.showsRefusals && operation.kind !== 'query')
    problems.push(`${where}: x-shows-refusals is for queries, since no other call shows an overlay`);
  if (operation.isOffline && operation.method !== 'get')
    problems.push(`${where}: x-offline is for GET, the only method that browsers cache`);
  if (operation.requirements.length === 0 && !operation.extension)
    problems.push(`${where}: x-requirement is missing`);
  for (const name of namesIn([operation.body, operation.response]))
    if (!schemas[name]) problems.push(`${where}: the schema ${name} does not exist`);
  for (const code of operation.errors)
    if (errorStatus[code] === undefined) problems.push(`${where}: unknown error code ${code}`);
  return problems;
}

function repeated(operations: readonly Operation[]): string[] {
  const ids = new Set<string>();
  return operations.flatMap((operation) => {
    if (ids.has(operation.operationId))
      return [`${placeOf(operation)}: operationId ${operation.operationId} is taken`];
    ids.add(operation.operationId);
    return [];
  });
}

const nounProblems = ({ domain, name, operations }: Noun): string[] =>
  DOMAINS.includes(domain) || (domain === 'common' && operations.length === 0)
    ? []
    : [`${domain}/${name}.yaml: ${domain} is no domain with calls; the domains are ${DOMAINS.join(', ')}`];

function pageProblems(nouns: readonly Noun[]): string[] {
  const names = nouns.flatMap(({ pages }) => Object.keys(pages));
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return twice.map((name) => `the page ${name} has two addresses in x-pages`);
}

function schemaProblems(each: Node): string[] {
  const problems: string[] = [];
  const bounded = ['maxLength', 'enum', 'const'].some((key) => each[key] !== undefined);
  if (each['type'] === 'string' && !bounded)
    problems.push(`a string without maxLength: ${JSON.stringify(each)}`);
  if (each['type'] === 'array' && each['maxItems'] === undefined)
    problems.push(`an array without maxItems: ${JSON.stringify(each).slice(0, 120)}`);
  return problems;
}

/**
 * Checks the rules of the contract.
 * @param known problems found before
 * @throws Error that lists every violation
 */
export function checkContract(contract: Contract, known: readonly string[]): void {
  const problems = [
    ...known,
    ...contract.nouns.flatMap(nounProblems),
    ...pageProblems(contract.nouns),
    ...repeated(contract.operations),
    ...contract.operations.flatMap((each) => operationProblems(each, contract)),
  ];
  walk([contract.schemas, contract.operations.map((each) => each.source)], (each) => {
    problems.push(...schemaProblems(each));
  });
  if (problems.length > 0)
    throw new SourceFault(`The contract has ${problems.length} fault(s):\n  ${problems.join('\n  ')}`);
}

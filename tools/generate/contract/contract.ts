/** JSON Schema, or any other node of an OpenAPI document. */
export interface Node {
  [key: string]: unknown;
}
export interface Parameter {
  name: string;
  /** Always `query`: the check refuses path, header and cookie parameters, which no generator supports. */
  in: string;
  required: boolean;
  schema: Node;
}
/** Scope in which a call acts, and the member's right that it needs there; a promoter needs none but the engagement. */
export interface OperationRight {
  right?: string;
  /** Name of the parameter or field that names the organisation or the event; `caller` for all that the caller sells. */
  scope?: string;
}
/** How the client keeps the answers of a call. Tags are nouns, and those of `freeTags`. */
export interface Caching {
  /** Tags of a query: it is read again when a mutation invalidates one. */
  provides: string[];
  /** Tags that a mutation invalidates, whatever its outcome. */
  invalidates: string[];
  /** Those that it invalidates besides if it succeeds, and if it is refused. */
  ifDone: string[];
  ifRefused: string[];
  /** Query whose answer a mutation answers anew, as a whole or in a property. */
  updates: string | undefined;
  /** Seconds for which the client keeps an answer that nothing shows. */
  keepSeconds: number | undefined;
}
/** Operation of the contract, with everything that the generators need. */
export interface Operation {
  operationId: string;
  domain: string;
  noun: string;
  method: string;
  path: string;
  summary: string;
  kind: 'query' | 'mutation';
  access: string;
  /** Present for calls of an organisation or a promoter. */
  right: OperationRight | undefined;
  idempotent: boolean;
  extension: boolean;
  requirements: string[];
  errors: string[];
  cacheSeconds: number | undefined;
  /** Limit for the body in bytes, where the default is too low. */
  bodyBytes: number | undefined;
  /** The page did not ask for the call: its 406 shows no overlay. */
  isBackground: boolean;
  /** The page shows refusals of the query in place: its 422 shows no overlay. */
  showsRefusals: boolean;
  /** The call ends the session: its 401 is no lost session. */
  endsSession: boolean;
  /** The answer is the same for every caller: it stays cached when the user changes. */
  isShared: boolean;
  /** The last answer is served when offline. */
  isOffline: boolean;
  caching: Caching;
  parameters: Parameter[];
  body: Node | undefined;
  response: Node;
  source: Node;
}
/** One file of the contract: the pages, calls, schemas and error codes of a noun. */
export interface Noun {
  domain: string;
  name: string;
  /** Address patterns of its pages, by name. */
  pages: Record<string, string>;
  operations: Operation[];
  schemas: Record<string, Node>;
  errorStatus: Record<string, number>;
}
/** Domain with its nouns that have calls or schemas. */
export interface Domain {
  name: string;
  nouns: Noun[];
  operations: Operation[];
}
export interface Contract {
  nouns: Noun[];
  operations: Operation[];
  schemas: Record<string, Node>;
  /** Noun of each schema. */
  homes: Record<string, Noun>;
  errorStatus: Record<string, number>;
}

export const HEADER = '// Made by `npm run generate` from libs/contract/openapi. Do not edit.\n';

/** `payment-means` to `paymentMeans`. */
export const camel = (text: string): string =>
  text.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
/** `payment-means` to `PaymentMeans`. */
export const pascal = (text: string): string =>
  camel(text).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Domains whose nouns have calls or schemas; those of nouns with pages alone are left out. */
export function domainsOf({ nouns }: Contract): Domain[] {
  const content = nouns.filter(
    ({ operations, schemas }) => operations.length > 0 || Object.keys(schemas).length > 0,
  );
  return [...Map.groupBy(content, ({ domain }) => domain)].map(([name, own]) => ({
    name,
    nouns: own,
    operations: own.flatMap(({ operations }) => operations),
  }));
}

export const folderOf = ({ domain, name }: Noun): string => `${domain}/${name}`;

const refStart = '#/components/schemas/';

/** Name of the schema that a node refers to, if it is a reference. */
export const refName = ({ $ref }: Node): string | undefined =>
  typeof $ref === 'string' ? $ref.slice($ref.indexOf(refStart) + refStart.length) : undefined;

/** Copies a node with every reference replaced. */
export function mapRefs<T>(node: T, replace: (name: string, rest: Node) => Node): T {
  if (Array.isArray(node)) return node.map((item: unknown) => mapRefs(item, replace)) as T;
  if (node === null || typeof node !== 'object') return node;
  const { $ref, ...rest } = node as Node;
  const copied = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, mapRefs(value, replace)]),
  );
  return (typeof $ref === 'string' ? replace(refName({ $ref })!, copied) : copied) as T;
}

/** Names of all schemas that a node refers to, at any depth. */
export function namesIn(node: unknown): Set<string> {
  const names = new Set<string>();
  mapRefs(node, (name) => {
    names.add(name);
    return {};
  });
  return names;
}

/**
 * Import lines for schema types.
 * @param folder domain whose folder imports them, or another folder beside those of the domains
 */
export function typeImports(contract: Contract, folder: string, names: ReadonlySet<string>): string {
  const byFile = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const home = contract.homes[name]!;
    const file = `${home.domain === folder ? '.' : `../${home.domain}`}/${home.name}.gen.ts`;
    byFile.set(file, [...(byFile.get(file) ?? []), name]);
  }
  return [...byFile]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, list]) => `import type { ${list.join(', ')} } from '${file}';\n`)
    .join('');
}

/** Summary of a call with the requirements that it cites; an extension may cite none. */
export const citedSummary = ({ summary, requirements }: Operation): string =>
  requirements.length === 0 ? summary : `${summary} [${requirements.join(', ')}]`;

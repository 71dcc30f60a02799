import { compile } from 'json-schema-to-typescript';
import {
  HEADER,
  mapRefs,
  namesIn,
  refName,
  typeImports,
  type Contract,
  type Node,
  type Noun,
  type Operation,
} from '../contract/contract.ts';
import { SourceFault } from '../contract/sourceFault.ts';

/** Remark of json-schema-to-typescript above every type. */
const remark = /( \*\s*\n)? \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n/g;

/** Emits the schemas of a noun as TypeScript types of the same names. */
export async function emitTypes(contract: Contract, noun: Noun): Promise<string> {
  const root = {
    title: 'NounSchemas',
    type: 'object',
    additionalProperties: false,
    definitions: mapRefs(noun.schemas, (name, rest) => ({ ...rest, tsType: name })),
  };
  const source = await compile(root as never, 'NounSchemas', {
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
    strictIndexSignatures: true,
  });
  const others = new Set([...namesIn(noun.schemas)].filter((name) => contract.homes[name] !== noun));
  const types = source
    .replace(/export interface NounSchemas \{[^}]*\}\n/, '')
    .replace(remark, '')
    .replace(/\/\*\*\n \*\/\n/g, '');
  return HEADER + typeImports(contract, noun.domain, others) + types;
}

/** Returns the TypeScript text of a schema that is a reference or a simple inline schema. */
export function typeText(schema: Node): string {
  const name = refName(schema);
  if (name !== undefined) return name;
  if (schema['enum']) return (schema['enum'] as unknown[]).map((each) => JSON.stringify(each)).join(' | ');
  if (schema['type'] === 'array') return `(${typeText(schema['items'] as Node)})[]`;
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number';
  if (schema['type'] === 'boolean' || schema['type'] === 'string') return schema['type'];
  throw new SourceFault(`An inline schema that the generator cannot name: ${JSON.stringify(schema)}`);
}

export function queryText(operation: Operation): string {
  if (operation.parameters.length === 0) return 'undefined';
  const fields = operation.parameters.map(
    (each) => `${each.name}${each.required ? '' : '?'}: ${typeText(each.schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** Returns the type of a request: the body or the query. */
export function requestText(operation: Operation): string {
  const request = operation.body ? typeText(operation.body) : queryText(operation);
  return request === 'undefined' ? 'void' : request;
}

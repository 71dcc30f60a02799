import { compile } from 'json-schema-to-typescript';
import type { Contract, Node, Operation } from './readContract.ts';

const HEADER = '// Made by `npm run generate` from libs/contract/openapi. Do not edit.\n';

const asDefinitions = <T>(node: T): T =>
  JSON.parse(JSON.stringify(node).replaceAll('#/components/schemas/', '#/definitions/')) as T;

/** Emits every schema of the contract as a TypeScript type of the same name. */
export async function emitTypes(contract: Contract): Promise<string> {
  const root = {
    title: 'FoyerContract',
    type: 'object',
    additionalProperties: false,
    definitions: asDefinitions(contract.schemas),
  };
  const source = await compile(root as never, 'FoyerContract', {
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
    strictIndexSignatures: true,
  });
  return HEADER + source.replace(/export interface FoyerContract \{[^}]*\}\n/, '');
}

/** Returns the TypeScript text of a schema that is a reference or a simple inline schema. */
export function typeText(schema: Node): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].replace('#/components/schemas/', '');
  if (schema['enum']) return (schema['enum'] as unknown[]).map((each) => JSON.stringify(each)).join(' | ');
  if (schema['type'] === 'array') return `(${typeText(schema['items'] as Node)})[]`;
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number';
  if (schema['type'] === 'boolean' || schema['type'] === 'string') return schema['type'];
  throw new Error(`An inline schema that the generator cannot name: ${JSON.stringify(schema)}`);
}

export function queryText(operation: Operation): string {
  if (operation.parameters.length === 0) return 'undefined';
  const fields = operation.parameters.map(
    (each) => `${each.name}${each.required ? '' : '?'}: ${typeText(each.schema)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** Returns the argument type of an endpoint: the query or the body, with an idempotency key if required. */
export function requestText(operation: Operation): string {
  const request = operation.body ? typeText(operation.body) : queryText(operation);
  if (!operation.idempotent) return request === 'undefined' ? 'void' : request;
  return `{ idempotencyKey: string; request: ${request} }`;
}

export const namesIn = (text: string): string[] => text.match(/\b[A-Z][A-Za-z0-9]*\b/g) ?? [];

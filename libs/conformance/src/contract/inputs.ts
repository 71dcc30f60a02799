import { operations, type OperationId } from '@foyer/contract';
import { operationSchemas, sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';

/** All operations of the contract, so that new ones are covered automatically. */
export const operationIds = Object.keys(operations) as OperationId[];

export type InputPart = 'query' | 'body';
export type InputPath = readonly (string | number)[];

/** Field of a request that can be changed. */
export interface InputField {
  part: InputPart;
  path: InputPath;
  schema: JsonSchema;
  /** Name of the shared schema that it refers to, if any. */
  shared: string | undefined;
}

const definitions = sharedSchemas['definitions'] as Record<string, JsonSchema>;

const sharedNameOf = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;

/** Resolves the references of a schema. */
export function resolveSchema(schema: JsonSchema): JsonSchema {
  const name = sharedNameOf(schema);
  if (!name) return schema;
  const found = definitions[name];
  if (!found) throw new Error(`There is no shared schema ${name}`);
  return { ...resolveSchema(found), ...schema };
}

export const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (resolveSchema(schema)['properties'] ?? {}) as Record<string, JsonSchema>;

export const requiredOf = (schema: JsonSchema): string[] =>
  (resolveSchema(schema)['required'] ?? []) as string[];

/** Returns the schemas of an operation's query and body, if present. */
export function inputSchemas(operationId: OperationId): Partial<Record<InputPart, JsonSchema>> {
  const { querystring, body } = operationSchemas[operationId];
  return { query: querystring, ...(body ? { body } : {}) };
}

function fieldsWithin(part: InputPart, path: InputPath, schema: JsonSchema): InputField[] {
  const resolved = resolveSchema(schema);
  const own = path.length > 0 ? [{ part, path, schema: resolved, shared: sharedNameOf(schema) }] : [];
  const inner = Object.entries(propertiesOf(resolved)).flatMap(([name, property]) =>
    fieldsWithin(part, [...path, name], property),
  );
  const items = resolved['items'] as JsonSchema | undefined;
  return [...own, ...inner, ...(items ? fieldsWithin(part, [...path, 0], items) : [])];
}

/** Returns all fields of an operation's requests, at any depth; for a list, its first item. */
export const fieldsOf = (operationId: OperationId): InputField[] =>
  (Object.entries(inputSchemas(operationId)) as [InputPart, JsonSchema][]).flatMap(([part, schema]) =>
    fieldsWithin(part, [], schema),
  );

/** Returns the last name of a path; the index `0` counts as its list's name. */
export const nameOf = ({ path }: Pick<InputField, 'path'>): string =>
  String(path.findLast((step) => typeof step === 'string'));

export const labelOf = (operationId: OperationId, { part, path }: InputField): string =>
  `${operationId} ${part}.${path.join('.')}`;

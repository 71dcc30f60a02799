import { operations, type OperationId } from '@foyer/contract';
import { operationSchemas, sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';

/** Every operation of the contract: what is written for these covers a new one by itself. */
export const operationIds = Object.keys(operations) as OperationId[];

export type InputPart = 'query' | 'body';
export type InputPath = readonly (string | number)[];

/** A place in a request that can be changed. */
export interface InputField {
  part: InputPart;
  path: InputPath;
  schema: JsonSchema;
  /** The name of the shared schema that it refers to, where it does. */
  shared: string | undefined;
}

const definitions = sharedSchemas['definitions'] as Record<string, JsonSchema>;

const sharedNameOf = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;

/** The schema itself, with what it refers to in it. */
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

/** The schemas of the two parts of a request, as far as an operation has them. */
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

/** Every field that a request of an operation may have, at any depth; of a list its first item. */
export const fieldsOf = (operationId: OperationId): InputField[] =>
  (Object.entries(inputSchemas(operationId)) as [InputPart, JsonSchema][]).flatMap(([part, schema]) =>
    fieldsWithin(part, [], schema),
  );

/** The last name in a path: `0` of a list is called like the list. */
export const nameOf = ({ path }: Pick<InputField, 'path'>): string =>
  String(path.findLast((step) => typeof step === 'string'));

export const labelOf = (operationId: OperationId, { part, path }: InputField): string =>
  `${operationId} ${part}.${path.join('.')}`;

import { operationSchemas, type JsonSchema } from '@foyer/contract/schemas';
import type { OperationId } from '@foyer/contract';
import {
  inputSchemas,
  propertiesOf,
  resolveSchema,
  type InputPart,
  type InputPath,
} from '../contract/inputs.ts';
import { sampleOf } from '../contract/sampleValue.ts';

/** Privileged fields with a plausible value, named as in the API and as in the database. */
const tempting: Record<string, unknown> = {
  amount: 1,
  clientId: '01936f5e-7c00-7000-8000-000000000001',
  client_id: '01936f5e-7c00-7000-8000-000000000001',
  discounts: ['all'],
  facePrice: 1,
  face_price: 1,
  fee: 0,
  fees: ['none'],
  heldUntil: '2099-01-01T00:00:00Z',
  held_until: '2099-01-01T00:00:00Z',
  holderId: '01936f5e-7c00-7000-8000-000000000001',
  holder_id: '01936f5e-7c00-7000-8000-000000000001',
  isAdmin: true,
  maxPerPerson: 1_000,
  policy: { transfer: 'allowed' },
  price: { amount: 1, currency: 'CAD' },
  role: 'client',
  roles: [{ role: 'client' }],
  state: 'EMAIL_VERIFIED',
  status: 'EMAIL_VERIFIED',
  taxes: ['none'],
  total: { amount: 0, currency: 'CAD' },
  userId: '01936f5e-7c00-7000-8000-000000000001',
  user_id: '01936f5e-7c00-7000-8000-000000000001',
  version: 99,
};

function fieldsWithin(given: JsonSchema, found: Map<string, unknown>): Map<string, unknown> {
  const schema = resolveSchema(given);
  for (const [name, property] of Object.entries(propertiesOf(schema))) {
    if (found.has(name)) continue;
    found.set(name, sampleOf(property));
    fieldsWithin(property, found);
  }
  if (schema['items']) fieldsWithin(schema['items'] as JsonSchema, found);
  return found;
}

/** Object in a request that can be extended, and its allowed fields. */
export interface InputObject {
  part: InputPart;
  path: InputPath;
  allowed: readonly string[];
}

function objectsWithin(part: InputPart, path: InputPath, given: JsonSchema): InputObject[] {
  const schema = resolveSchema(given);
  const properties = propertiesOf(schema);
  const isObject = schema['type'] === 'object';
  const own = isObject ? [{ part, path, allowed: Object.keys(properties) }] : [];
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    objectsWithin(part, [...path, name], property),
  );
  const items = schema['items'] as JsonSchema | undefined;
  return [...own, ...inner, ...(items ? objectsWithin(part, [...path, 0], items) : [])];
}

/** Returns all objects in an operation's requests; for a list, its first item. */
export const objectsOf = (operationId: OperationId): InputObject[] =>
  (Object.entries(inputSchemas(operationId)) as [InputPart, JsonSchema][]).flatMap(([part, schema]) =>
    objectsWithin(part, [], schema),
  );

/** Returns fields that an attacker would add to an object: those of the answer, and privileged ones. */
export function extraFields(operationId: OperationId, { allowed }: InputObject): [string, unknown][] {
  const { response } = operationSchemas[operationId];
  const found = fieldsWithin(response, new Map(Object.entries(tempting)));
  return [...found].filter(([name]) => !allowed.includes(name));
}

import type { OperationId } from '@foyer/contract';
import type { JsonSchema } from '@foyer/contract/schemas';
import { inputSchemas, propertiesOf, requiredOf, resolveSchema } from '../contract/inputs.ts';
import { sampleOf } from '../contract/sampleValue.ts';
import type { ApiRequest } from '../http/apiRequest.ts';
import type { Owner } from '../world/owner.ts';
import { makersOf, makeValue, missingMakers } from './makersOf.ts';

export interface RequestChoice {
  /** Includes optional fields. */
  isFull?: boolean;
  /** Values by field name, instead of generated ones. */
  given?: Record<string, unknown>;
  /** Preferred names where an object has one of several. */
  first?: readonly string[];
}

interface Order {
  operationId: OperationId;
  owner: Owner;
  choice: RequestChoice;
}

async function valueOf(order: Order, name: string, given: JsonSchema): Promise<unknown> {
  const { operationId, owner, choice } = order;
  if (choice.given && name in choice.given) return choice.given[name];
  const made = makeValue(owner, operationId, name);
  if (made) return made;
  const schema = resolveSchema(given);
  if (schema['type'] === 'object') return objectOf(order, schema);
  if (schema['type'] === 'array') return [await valueOf(order, `${name}[]`, schema['items'] as JsonSchema)];
  return sampleOf(schema);
}

/** Sorts preferred names first and keeps the order of the others. */
const byRank =
  ({ first = [] }: RequestChoice) =>
  ([one]: [string, JsonSchema], [other]: [string, JsonSchema]): number =>
    Number(first.includes(other)) - Number(first.includes(one));

async function objectOf(order: Order, schema: JsonSchema): Promise<Record<string, unknown>> {
  const { isFull = false, given = {} } = order.choice;
  const { alwaysSent = {} } = makersOf(order.operationId);
  const required = [...requiredOf(schema), ...(alwaysSent[order.operationId] ?? [])];
  const made: Record<string, unknown> = {};
  const properties = Object.entries(propertiesOf(schema));
  const wanted = properties.filter(([name]) => isFull || required.includes(name) || name in given);
  // One of several, where the schema limits their number: the preferred one, or the first.
  const { minProperties = 0, maxProperties = properties.length } = schema as Record<
    string,
    number | undefined
  >;
  const isShort = wanted.length < minProperties;
  const taken = (isShort ? properties : wanted).toSorted(byRank(order.choice));
  for (const [name, property] of taken.slice(0, isShort ? minProperties : maxProperties))
    made[name] = await valueOf(order, name, property);
  return made;
}

/**
 * Builds a valid request of an operation from the contract, with required fields only or with all.
 * @throws Error that names the file and the field if a maker is missing
 */
export async function buildRequest(
  operationId: OperationId,
  owner: Owner,
  choice: RequestChoice = {},
): Promise<ApiRequest> {
  const missing = missingMakers(operationId);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const order = { operationId, owner, choice };
  const { query, body } = inputSchemas(operationId);
  return {
    query: query ? await objectOf(order, query) : {},
    body: body && (await objectOf(order, resolveSchema(body))),
  };
}

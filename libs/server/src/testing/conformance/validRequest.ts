import type { OperationId } from '@foyer/contract';
import type { JsonSchema } from '@foyer/contract/schemas';
import type { ApiRequest } from './apiRequest.ts';
import { inputSchemas, propertiesOf, requiredOf, resolveSchema } from './contractInputs.ts';
import { makeValue, type Belongings } from './knownValues.ts';
import { sampleOf } from './sampleValue.ts';

export interface RequestChoice {
  /** Includes optional fields. */
  isFull?: boolean;
  /** Values by field name, instead of generated ones. */
  given?: Record<string, unknown>;
  /** Preferred names where an object has one of several. */
  first?: readonly string[];
}

/**
 * Fields that are optional in the contract, since not every provider sends them; the sandbox's does and requires them
 * back.
 */
const wantedAnyway: Partial<Record<OperationId, readonly string[]>> = { thirdPartyLogin: ['issuer'] };

interface Maker {
  operationId: OperationId;
  own: Belongings;
  choice: RequestChoice;
}

async function valueOf(maker: Maker, name: string, given: JsonSchema): Promise<unknown> {
  const { operationId, own, choice } = maker;
  if (choice.given && name in choice.given) return choice.given[name];
  const known = makeValue(own, operationId, name);
  if (known) return known;
  const schema = resolveSchema(given);
  if (schema['type'] === 'object') return objectOf(maker, schema);
  if (schema['type'] === 'array') return [await valueOf(maker, `${name}[]`, schema['items'] as JsonSchema)];
  return sampleOf(schema);
}

/** Sorts preferred names first and keeps the order of the others. */
const byRank =
  ({ first = [] }: RequestChoice) =>
  ([one]: [string, JsonSchema], [other]: [string, JsonSchema]): number =>
    Number(first.includes(other)) - Number(first.includes(one));

async function objectOf(maker: Maker, schema: JsonSchema): Promise<Record<string, unknown>> {
  const { isFull = false, given = {} } = maker.choice;
  const required = [...requiredOf(schema), ...(wantedAnyway[maker.operationId] ?? [])];
  const made: Record<string, unknown> = {};
  const properties = Object.entries(propertiesOf(schema));
  const wanted = properties.filter(([name]) => isFull || required.includes(name) || name in given);
  // One of several, where the schema limits their number: the preferred one, or the first.
  const { minProperties = 0, maxProperties = properties.length } = schema as Record<
    string,
    number | undefined
  >;
  const taken = (wanted.length < minProperties ? properties : wanted).toSorted(byRank(maker.choice));
  for (const [name, property] of taken.slice(
    0,
    wanted.length < minProperties ? minProperties : maxProperties,
  ))
    made[name] = await valueOf(maker, name, property);
  return made;
}

/** Builds a valid request of an operation from the contract, with required fields only or with all. */
export async function validRequest(
  operationId: OperationId,
  own: Belongings,
  choice: RequestChoice = {},
): Promise<ApiRequest> {
  const maker = { operationId, own, choice };
  const { query, body } = inputSchemas(operationId);
  return {
    query: query ? await objectOf(maker, query) : {},
    body: body && (await objectOf(maker, resolveSchema(body))),
  };
}

import type { OperationId } from '@foyer/contract';
import type { JsonSchema } from '@foyer/contract/schemas';
import type { ApiRequest } from './apiRequest.ts';
import { inputSchemas, propertiesOf, requiredOf, resolveSchema } from './contractInputs.ts';
import { makeValue, type Belongings } from './knownValues.ts';
import { sampleOf } from './sampleValue.ts';

export interface RequestChoice {
  /** Fields that may be left out are there too. */
  isFull?: boolean;
  /** Values by name of the field, in the place of those that would be made. */
  given?: Record<string, unknown>;
  /** Names that come first where an object has one of several. */
  first?: readonly string[];
}

/** Optional in the contract, for not every provider sends it; ours does, and then it is wanted back. */
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

/** Those that come first, and the rest as they are. */
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
  // One of several, where the schema counts them: the first, or the one that is asked for.
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

/** A request that an operation takes, made from the contract: what must be there, or everything that may be. */
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

import type { OperationId } from '@foyer/contract';
import type { InputField } from '../contract/inputs.ts';
import type { ApiRequest } from '../http/apiRequest.ts';
import { buildRequest } from '../requests/buildRequest.ts';
import type { Suite } from '../suite/suite.ts';

/** Valid requests of a person, to be changed in one field. */
export interface Base {
  token: string;
  plain: ApiRequest;
  full: ApiRequest;
}

/**
 * Creates a new person and a valid request of theirs.
 * @param field preferred where an object has one of several
 */
export async function buildBase(suite: Suite, operationId: OperationId, field?: InputField): Promise<Base> {
  const owner = await suite.newOwner(operationId);
  const first = field?.path.map(String) ?? [];
  const plain = await buildRequest(operationId, owner, { first });
  const full = await buildRequest(operationId, owner, { first, isFull: true });
  return { token: owner.person.token, plain, full };
}

/** Returns the value of a field in the full request. */
export const valueAt = ({ full }: Base, { part, path }: Pick<InputField, 'part' | 'path'>): unknown =>
  [part, ...path].reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], {
    ...full,
  });

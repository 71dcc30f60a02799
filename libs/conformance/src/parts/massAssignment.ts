import type { OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { operationIds } from '../contract/inputs.ts';
import type { ApiRequest } from '../http/apiRequest.ts';
import { buildRequest } from '../requests/buildRequest.ts';
import { extraFields, objectsOf, type InputObject } from '../requests/extraFields.ts';
import { withValue } from '../requests/withValue.ts';
import { checksOf, type ConformanceCheck } from '../suite/check.ts';
import type { Suite } from '../suite/suite.ts';

const isPresent = (request: ApiRequest, { part, path }: InputObject): boolean => {
  let found: unknown = request[part];
  for (const step of path) found = (found as Record<string | number, unknown> | undefined)?.[step];
  return found !== undefined;
};

async function checkExtraFields(operationId: OperationId, suite: Suite): Promise<string[]> {
  const owner = await suite.newOwner(operationId);
  const { token } = owner.person;
  const plain = await buildRequest(operationId, owner);
  const full = await buildRequest(operationId, owner, { isFull: true });
  const taken: string[] = [];
  const written = await suite.expectNoWrite(async () => {
    // A request has one of several alternative proofs; the objects of the others can't be extended.
    for (const object of objectsOf(operationId).filter((each) => isPresent(full, each))) {
      const { part, path } = object;
      const fields = extraFields(operationId, object);
      const label = `${operationId} ${part}.${path.join('.')}`;
      for (const [name, value] of takeSample(fields, { label, count: Math.ceil(fields.length / 4) })) {
        const place = { part, path: [...path, name] };
        const { status } = await suite.ask(operationId, withValue(plain, full, place, value), token);
        if (status !== 400) taken.push(`${part}.${place.path.join('.')}: answers ${status}`);
      }
    }
  });
  // Without the extra field, the same request succeeds, so the field was the cause of the refusal.
  const { status } = await suite.ask(operationId, plain, token);
  return [...taken, ...written, ...(status === 200 ? [] : [`answers its own request ${status}`])];
}

/** A request with a field that the contract does not declare is refused. */
export const extraFieldChecks: ConformanceCheck[] = checksOf(
  operationIds,
  'refuses undeclared fields and writes nothing',
  checkExtraFields,
);

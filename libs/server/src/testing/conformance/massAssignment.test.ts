import type { OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { useTestServer } from '../useTestServer.ts';
import { send, withValue, type ApiRequest } from './apiRequest.ts';
import {
  buildConformanceWorld,
  tenantHost,
  tirelessServer,
  type ConformanceWorld,
} from './conformanceWorld.ts';
import { operationIds } from './contractInputs.ts';
import { fingerprint } from './databaseFingerprint.ts';
import { extraFields, objectsOf } from './extraFields.ts';
import { belongingsOf } from './knownValues.ts';
import { validRequest } from './validRequest.ts';

jest.setTimeout(120_000);

const server = useTestServer(tirelessServer);
let world: ConformanceWorld;
let sent = 0;
beforeAll(async () => {
  world = await buildConformanceWorld(server);
});
afterAll(() => {
  process.stdout.write(`BI-02: ${sent} requests with a field too many\n`);
});

async function buildBase(operationId: OperationId) {
  const person = await world.newPerson(operationId === 'verifyAccountEmail' ? 'unverified' : 'fan');
  const own = belongingsOf(world, person, world.shown);
  const plain = await validRequest(operationId, own);
  return { token: person.token, plain, full: await validRequest(operationId, own, { isFull: true }) };
}

/** Tells whether a request contains an object of the contract. */
const isThere = (request: ApiRequest, { part, path }: ReturnType<typeof objectsOf>[number]): boolean => {
  let found: unknown = request[part];
  for (const step of path) found = (found as Record<string | number, unknown> | undefined)?.[step];
  return found !== undefined;
};

const ask = (operationId: OperationId, request: ApiRequest, token: string) => {
  const host = operationId === 'getWhiteLabelConfig' ? tenantHost : 'localhost';
  return send(server, operationId, request, { token, host });
};

describe('a request with a field that is not its own [BI-02]', () => {
  it.each(operationIds)('%s refuses it wherever it stands, and nothing changes', async (operationId) => {
    const { token, plain, full } = await buildBase(operationId);
    const before = await fingerprint(server.database);
    const taken: string[] = [];
    for (const object of objectsOf(operationId)) {
      // A request has one of several alternative proofs; the objects of the others can't be extended.
      if (!isThere(full, object)) continue;
      const fields = extraFields(operationId, object);
      const label = `${operationId} ${object.part}.${object.path.join('.')}`;
      for (const [name, value] of takeSample(fields, { label, count: Math.ceil(fields.length / 4) })) {
        const place = { part: object.part, path: [...object.path, name] };
        const response = await ask(operationId, withValue(plain, full, place, value), token);
        sent += 1;
        if (response.statusCode !== 400)
          taken.push(`${place.part}.${place.path.join('.')}: ${response.statusCode}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await fingerprint(server.database)).toEqual(before);
    // Without the extra field, the same request succeeds, so the field was the cause of the refusal.
    expect((await ask(operationId, plain, token)).statusCode).toBe(200);
  });
});

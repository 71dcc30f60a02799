import { operations, type OperationId } from '@foyer/contract';
import { sampleSettings } from '@foyer/util/sampling';
import { rounds } from '../sale/rounds.ts';
import { useTestServer } from '../useTestServer.ts';
import { absent, send, withValue, type ApiRequest } from './apiRequest.ts';
import { changedValues } from './changedValues.ts';
import {
  buildConformanceWorld,
  tenantHost,
  tirelessServer,
  type ConformanceWorld,
} from './conformanceWorld.ts';
import { fieldsOf, labelOf, operationIds, type InputField } from './contractInputs.ts';
import { judgeAnswer } from './judgeAnswer.ts';
import { belongingsOf } from './knownValues.ts';
import { validRequest } from './validRequest.ts';

jest.setTimeout(600_000);

const slowMs = 1_000;
const portions = { naughty: rounds(8), attack: rounds(8) };

const faults: string[] = [];
const server = useTestServer({
  ...tirelessServer,
  logger: {
    level: 'error',
    stream: {
      write: (text: string) =>
        void faults.push((JSON.parse(text) as { err?: { message: string } }).err?.message ?? text),
    },
  },
});
let world: ConformanceWorld;
let sent = 0;
beforeAll(async () => {
  world = await buildConformanceWorld(server);
});
afterAll(() => {
  process.stdout.write(`BI-01: ${sent} requests, FOYER_TEST_SEED=${sampleSettings().seed}\n`);
});

interface Base {
  token: string;
  plain: ApiRequest;
  full: ApiRequest;
}

/** Creates a new person and a valid request of theirs. */
async function buildBase(operationId: OperationId, field?: InputField): Promise<Base> {
  const person = await world.newPerson(operationId === 'verifyAccountEmail' ? 'unverified' : 'fan');
  const own = belongingsOf(world, person, world.shown);
  const first = field?.path.map(String) ?? [];
  const plain = await validRequest(operationId, own, { first });
  const full = await validRequest(operationId, own, { first, isFull: true });
  return { token: person.token, plain, full };
}

async function ask(operationId: OperationId, request: ApiRequest, token: string) {
  const startedAt = performance.now();
  sent += 1;
  const host = operationId === 'getWhiteLabelConfig' ? tenantHost : 'localhost';
  const response = await send(server, operationId, request, { token, host });
  return { response, ms: performance.now() - startedAt };
}

const show = (value: unknown): string =>
  value === absent ? 'absent' : (JSON.stringify(value) ?? 'undefined').slice(0, 100);

async function tryValue(operationId: OperationId, base: Base, field: InputField, value: unknown) {
  const request = withValue(base.plain, base.full, field, value);
  faults.length = 0;
  const { response, ms } = await ask(operationId, request, base.token);
  const found = judgeAnswer(operationId, response, value);
  // Confirms a slow answer by a second call, since a busy host is occasionally slow for any input.
  const isSlow = ms > slowMs && (await ask(operationId, request, base.token)).ms > slowMs;
  const about = `${labelOf(operationId, field)} = ${show(value)}`;
  const problems = [...found, ...(isSlow ? ['takes longer than a second'] : [])];
  return {
    isTaken: response.statusCode === 200,
    problems: problems.map((problem) => `${about} ${problem} ${faults.join('; ')}`.trim()),
  };
}

const valueAt = ({ full }: Base, { part, path }: InputField): unknown =>
  [part, ...path].reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], full);

async function tryField(operationId: OperationId, field: InputField, first: Base) {
  // A request has one of several alternative proofs; the others need their own request.
  let base = valueAt(first, field) === undefined ? await buildBase(operationId, field) : first;
  const problems: string[] = [];
  const value = valueAt(base, field);
  for (const changed of changedValues(field, value, labelOf(operationId, field), portions)) {
    const result = await tryValue(operationId, base, field, changed);
    problems.push(...result.problems);
    if (result.isTaken && operations[operationId].kind === 'mutation')
      base = await buildBase(operationId, field);
  }
  return { problems, base };
}

describe('a request with one field changed [BI-01]', () => {
  it.each(operationIds)('%s answers as it promised, and quickly [I8.02]', async (operationId) => {
    let base = await buildBase(operationId);
    const valid = await ask(operationId, base.plain, base.token);
    expect([valid.response.body, valid.response.statusCode]).toEqual([expect.anything(), 200]);
    base = await buildBase(operationId);
    const problems: string[] = [];
    for (const field of fieldsOf(operationId)) {
      const result = await tryField(operationId, field, base);
      base = result.base;
      problems.push(...result.problems);
    }
    expect(problems.slice(0, 20)).toEqual([]);
  });
});

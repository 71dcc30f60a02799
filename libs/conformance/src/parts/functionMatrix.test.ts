import { createClient } from '../http/client.ts';
import type { HttpAnswer } from '../http/transport.ts';
import { createSuite, type Insight } from '../suite/suite.ts';
import { createWorld, principals, type Person, type Sale } from '../world/world.ts';
import { answeredChecks, refusedChecks } from './functionMatrix.ts';

const person = async (): Promise<Person> => ({
  userId: 'ada',
  token: 'secret',
  emailAddress: 'ada@foyer.example',
});
const sale: Sale = {
  eventId: '01936f5e-7c00-7000-8000-000000000001',
  marketplaceId: '01936f5e-7c00-7000-8000-000000000002',
  offerGroupId: '01936f5e-7c00-7000-8000-000000000003',
  seatedOfferGroupId: undefined,
  sectionCode: undefined,
  clientId: undefined,
  inventoryPackageId: undefined,
  presaleCode: undefined,
  drawOfferGroupId: undefined,
  auctionOfferGroupId: undefined,
  streamEventId: undefined,
};
const people = Object.fromEntries(principals.map((principal) => [principal, person]));

/** Suite against a server that gives one answer to every call. */
const suiteOf = (answer: HttpAnswer, insight: Insight = {}) =>
  createSuite({
    client: createClient(new URL('http://localhost'), async () => answer),
    world: createWorld({ people, things: { sale: async () => sale } }),
    insight,
  });
const checkOf = (checks: typeof answeredChecks, id: string) =>
  checks.find(({ operationId }) => operationId === id)!;
const taken = { status: 200, headers: {}, text: '{}' };
const refused = { status: 401, headers: {}, text: '{"code":"unauthorized"}' };

describe('the function matrix [AZ-01]', () => {
  it('finds a call that answers anonymous callers', async () => {
    const suite = suiteOf(taken);
    expect(await checkOf(answeredChecks, 'getProfile').run(suite)).toEqual([]);
    expect(await checkOf(refusedChecks, 'getProfile').run(suite)).toContain(
      'answers anonymous 200  instead of 401 unauthorized',
    );
  });

  it('finds a call that refuses its fan', async () => {
    expect(await checkOf(answeredChecks, 'getProfile').run(suiteOf(refused))).toEqual([
      'answers its caller 401 unauthorized instead of 200',
    ]);
  });

  it('finds a refused call that writes, where it can see the data', async () => {
    let writes = 0;
    const suite = suiteOf(refused, { describeData: async () => (writes += 1) });
    expect(await checkOf(refusedChecks, 'getProfile').run(suite)).toContain('a refused call has written');
  });

  it('leaves out what the world lacks, and counts it', async () => {
    const suite = createSuite({
      client: createClient(new URL('http://localhost'), async () => refused),
      world: createWorld({ people: { fan: person }, things: { sale: async () => sale } }),
    });
    await checkOf(refusedChecks, 'getProfile').run(suite);
    expect(Object.fromEntries(suite.leftOut)).toEqual({ blackListed: 1 });
  });
});

import { randomBytes, randomUUID } from 'node:crypto';
import type { OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { useTestServer } from '../useTestServer.ts';
import { send } from './apiRequest.ts';
import {
  buildConformanceWorld,
  tirelessServer,
  type ConformanceWorld,
  type Person,
} from './conformanceWorld.ts';
import { fieldsOf, nameOf, operationIds, type InputField } from './contractInputs.ts';
import { fingerprint } from './databaseFingerprint.ts';
import { belongingsOf, makeValue, type Belongings } from './knownValues.ts';
import { validRequest } from './validRequest.ts';

/**
 * What a parameter points at. `own`: something of one person, `shown`: something that the public sees or does not,
 * `free`: whoever knows it may use it, or the client makes it up. A new name must be put here.
 */
const kinds: Record<string, 'own' | 'shown' | 'free'> = {
  orderId: 'own',
  tokenId: 'own',
  paymentMethodId: 'own',
  sessionId: 'own',
  purchaseToken: 'own',
  verificationToken: 'own',
  eventId: 'shown',
  offerGroupId: 'shown',
  marketplaceId: 'shown',
  clientId: 'free',
  cardToken: 'free',
  token: 'free',
  verificationString: 'free',
  emailVerificationToken: 'free',
  authToken: 'free',
  cartGuid: 'free',
  cursor: 'free',
  fraudSessionId: 'free',
  uploadToken: 'free',
  advertisementId: 'free',
  // The word of a page that everybody reads.
  jobId: 'free',
  googlePlaceId: 'free',
  // Says which drawing is expected, and is nobody's.
  seatChartId: 'free',
};

const pointerNames = /(id|ids|token|secret|string|guid|cursor)$/i;
const pointerSchemas = ['Id', 'PurchaseToken', 'LinkToken', 'Cursor', 'CartGuid'];
const isPointer = (field: InputField): boolean =>
  pointerSchemas.includes(field.shared ?? '') || pointerNames.test(nameOf(field));

interface Cell {
  operationId: OperationId;
  names: string[];
}

const pointersOf = (operationId: OperationId): string[] => [
  ...new Set(fieldsOf(operationId).filter(isPointer).map(nameOf)),
];
const guarded = (operationId: OperationId): string[] =>
  pointersOf(operationId).filter((name) => ['own', 'shown'].includes(kinds[name] ?? ''));

/** Every parameter alone, and all of them at once. */
const allCells: Cell[] = operationIds.flatMap((operationId) => {
  const names = guarded(operationId);
  return [...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])].map((some) => ({
    operationId,
    names: some,
  }));
});

/** In a plain run half of them, at least one of each operation. */
const cells = takeSample(allCells, {
  label: 'object matrix',
  count: Math.ceil(allCells.length / 2),
  classOf: ({ operationId }) => operationId,
});

const server = useTestServer(tirelessServer);
let world: ConformanceWorld;
/** Bought in the event that everybody sees, and in the one that was hidden afterwards. */
let victims: Record<'own' | 'shown', Belongings>;
beforeAll(async () => {
  world = await buildConformanceWorld(server);
  const victim = await world.newPerson();
  victims = {
    own: belongingsOf(world, victim, world.shown),
    shown: belongingsOf(world, await world.newPerson(), world.hidden),
  };
  for (const { order } of Object.values(victims)) await order();
  // A cart, a card and a verification that wait.
  const waiting = belongingsOf(world, victim, world.shown);
  victims.own = { ...waiting, order: victims.own.order };
  await waiting.verification();
  await world.unpublish();
});

const missing = (value: unknown): string =>
  /^[0-9a-f-]{36}$/.test(String(value)) ? randomUUID() : randomBytes(32).toString('base64url');

const foreign = (operationId: OperationId, name: string): Promise<unknown> | undefined =>
  makeValue(victims[kinds[name] as 'own' | 'shown'], operationId, name);

/** Everything that the two have. */
const ofVictims = () =>
  fingerprint(
    server.database,
    Object.values(victims).map(({ person }) => person.userId),
  );

async function ask(operationId: OperationId, person: Person, given: Record<string, unknown>) {
  const request = await validRequest(operationId, belongingsOf(world, person, world.shown), { given });
  const before = { all: await fingerprint(server.database), theirs: await ofVictims() };
  const response = await send(server, operationId, request, { token: person.token });
  // Who is refused changes nothing at all; who is answered, by what is theirs, nothing of anybody else.
  const isRefused = response.statusCode !== 200;
  const after = {
    all: isRefused ? await fingerprint(server.database) : before.all,
    theirs: await ofVictims(),
  };
  return { status: response.statusCode, text: response.body, before, after };
}

/** An answer without what differs between any two: ids, instants, secrets. */
const comparable = (text: string): string =>
  text
    .replace(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, '"id"')
    .replace(/"\d{4}-\d\d-\d\dT[^"]+Z"/g, '"instant"')
    .replace(/"[A-Za-z0-9_-]{43}"/g, '"secret"');

describe('the object matrix [AZ-02, C6.13]', () => {
  it.each(operationIds)('knows what every parameter of %s points at', (operationId) => {
    expect(pointersOf(operationId).filter((name) => !(name in kinds))).toEqual([]);
  });

  it.each(cells)(
    '$operationId answers to the $names of somebody else as to none',
    async ({ operationId, names }) => {
      const theirs: Record<string, unknown> = {};
      for (const name of names) theirs[name] = await foreign(operationId, name);
      const none = Object.fromEntries(names.map((name) => [name, missing(theirs[name])]));
      const [one, two] = [await world.newPerson(), await world.newPerson()];
      const toTheirs = await ask(operationId, one, theirs);
      const toNone = await ask(operationId, two, none);
      expect([toTheirs.status, comparable(toTheirs.text)]).toEqual([toNone.status, comparable(toNone.text)]);
      expect(toTheirs.after).toEqual(toTheirs.before);
      for (const value of Object.values(theirs)) expect(toTheirs.text).not.toContain(String(value));
    },
  );
});

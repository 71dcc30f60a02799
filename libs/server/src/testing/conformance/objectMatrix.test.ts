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
 * Kind of object that a parameter refers to. `own`: of one person; `shown`: public or hidden; `free`: a secret that
 * authorises by itself, or a value chosen by the client. New parameter names must be added here.
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
  // Name on a public page.
  jobId: 'free',
  googlePlaceId: 'free',
  // Version of the expected seat chart, which belongs to no account.
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

/** All cells: each parameter alone, and all of an operation together. */
const allCells: Cell[] = operationIds.flatMap((operationId) => {
  const names = guarded(operationId);
  return [...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])].map((some) => ({
    operationId,
    names: some,
  }));
});

/** Samples half of the cells in a plain run, at least one per operation. */
const cells = takeSample(allCells, {
  label: 'object matrix',
  count: Math.ceil(allCells.length / 2),
  classOf: ({ operationId }) => operationId,
});

const server = useTestServer(tirelessServer);
let world: ConformanceWorld;
/** Buyers in the public event and in the one that was hidden afterwards. */
let victims: Record<'own' | 'shown', Belongings>;
beforeAll(async () => {
  world = await buildConformanceWorld(server);
  const victim = await world.newPerson();
  victims = {
    own: belongingsOf(world, victim, world.shown),
    shown: belongingsOf(world, await world.newPerson(), world.hidden),
  };
  for (const { order } of Object.values(victims)) await order();
  // An unpaid cart, a card and a pending verification.
  const waiting = belongingsOf(world, victim, world.shown);
  victims.own = { ...waiting, order: victims.own.order };
  await waiting.verification();
  await world.unpublish();
});

const missing = (value: unknown): string =>
  /^[0-9a-f-]{36}$/.test(String(value)) ? randomUUID() : randomBytes(32).toString('base64url');

const foreign = (operationId: OperationId, name: string): Promise<unknown> | undefined =>
  makeValue(victims[kinds[name] as 'own' | 'shown'], operationId, name);

/** Fingerprint of all belongings of the victims. */
const ofVictims = () =>
  fingerprint(
    server.database,
    Object.values(victims).map(({ person }) => person.userId),
  );

async function ask(operationId: OperationId, person: Person, given: Record<string, unknown>) {
  const request = await validRequest(operationId, belongingsOf(world, person, world.shown), { given });
  const before = { all: await fingerprint(server.database), theirs: await ofVictims() };
  const response = await send(server, operationId, request, { token: person.token });
  // A refused call changes nothing at all; a successful one, with the caller's own objects, nothing of the victims.
  const isRefused = response.statusCode !== 200;
  const after = {
    all: isRefused ? await fingerprint(server.database) : before.all,
    theirs: await ofVictims(),
  };
  return { status: response.statusCode, text: response.body, before, after };
}

/** Removes what differs between any two answers: ids, instants, secrets. */
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

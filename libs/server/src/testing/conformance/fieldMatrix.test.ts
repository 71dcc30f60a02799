import { operations, type OperationId } from '@foyer/contract';
import { takeSample } from '@foyer/util/sampling';
import { buildSignUp } from '../signUp.ts';
import { useTestServer } from '../useTestServer.ts';
import { send } from './apiRequest.ts';
import {
  buildConformanceWorld,
  principals,
  tenantHost,
  tirelessServer,
  type ConformanceWorld,
  type Person,
  type Principal,
} from './conformanceWorld.ts';
import { operationIds } from './contractInputs.ts';
import { belongingsOf, type Belongings } from './knownValues.ts';
import { validRequest } from './validRequest.ts';

const server = useTestServer(tirelessServer);
let world: ConformanceWorld;
/** Personal data that is unmistakable in an answer. */
const canary = { firstName: 'Canaryfirst', lastName: 'Canarylast', postalCode: 'K1A 0B1' };
let canaries: string[];
const owners = new Map<Principal, Belongings>();

async function makeCanary(): Promise<string[]> {
  const emailAddress = 'canary@foyer.example';
  const made = await server.call('createAccount', { body: buildSignUp({ ...canary, emailAddress }) });
  const { authToken: token, profile } = made.body;
  const { globalUserId: userId } = profile;
  await server.database.query
    .updateTable('user_account')
    .set({ state: 'EMAIL_VERIFIED' })
    .where('user_id', '=', userId)
    .execute();
  const own = belongingsOf(world, { userId, token, emailAddress }, world.shown);
  const { orderId, tokens } = await own.order();
  const { paymentMethodId } = await own.card();
  const kept = [...Object.values(canary), emailAddress, token, userId, orderId, paymentMethodId];
  return [...kept, ...tokens.map(({ tokenId }) => tokenId)];
}

const nobody: Person = { userId: '', token: '', emailAddress: 'nobody@foyer.example' };

beforeAll(async () => {
  world = await buildConformanceWorld(server);
  canaries = await makeCanary();
  for (const principal of principals) {
    const person = principal === 'anonymous' ? nobody : await world.newPerson(principal);
    owners.set(principal, belongingsOf(world, person, world.shown));
  }
});

const queries = operationIds.filter((id) => operations[id].kind === 'query');

/** Calls with the principal's own request, or if refused (before it is read), with one of the fan. */
async function answerTo(id: OperationId, principal: Principal) {
  const own = owners.get(principal)!;
  const { access } = operations[id];
  const maker = access === 'anonymous' || ['fan', 'otherFan'].includes(principal) ? own : owners.get('fan')!;
  const request = await validRequest(id, maker.person === nobody ? owners.get('fan')! : maker);
  const host = id === 'getWhiteLabelConfig' ? tenantHost : 'localhost';
  const token = own.person.token === '' ? undefined : own.person.token;
  const response = await send(server, id, request, { token, host });
  return { status: response.statusCode, text: response.body };
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** Operations that return the caller's own account. */
const ownDetails = ['getProfile', 'getPartialUserAccount', 'exportUserData'] as const;
/** Personal or secret fields, and the operations that may return them, always to their owner. */
const personal: Record<string, readonly OperationId[]> = {
  emailAddress: [
    'getProfile',
    'verifyResetPasswordEmail',
    'getPartialUserAccount',
    'getNewsletterSubscription',
    'listPayoutMethods',
    'exportUserData',
  ],
  firstName: ownDetails,
  lastName: ownDetails,
  dateOfBirth: ownDetails,
  gender: ownDetails,
  postalCode: [...ownDetails, 'listPaymentMeans'],
  userAuthenticationState: ['getProfile', 'exportUserData'],
  secret: ['getEntrySecret'],
};
/** Names that no answer may have, and below, exceptions with another meaning or for the owner only. */
const never = /password|hash|sealed|internal|cost|holder|userid$|roles?$|^state$|ip_?address/i;
const harmless: readonly string[] = ['minimumPasswordLength'];
const toOwner: Record<string, readonly OperationId[]> = {
  globalUserId: ['getProfile', 'exportUserData'],
  hasPassword: ['getLogInMethods', 'exportUserData'],
  ipAddress: ['listSessions', 'exportUserData'],
  role: ['exportUserData'],
  roles: ['exportUserData'],
  // State of an event's address, or of an object that the caller owns.
  state: [
    'getEventProfile',
    'listEvents',
    'listCarousel',
    'getEventActivity',
    'listAttendingEvents',
    'searchCities',
    'getOrder',
    'getNewsletterSubscription',
    'exportUserData',
  ],
};
const isForbidden = (id: OperationId, name: string): boolean =>
  never.test(name) && !harmless.includes(name) && !(toOwner[name] ?? []).includes(id);

describe('the field matrix [AZ-03]', () => {
  it.each(queries)('%s tells nobody of somebody else, and of nobody more than it should', async (id) => {
    // Half of the principals in a plain run see this answer; other queries sample others.
    for (const principal of takeSample(principals, { label: `fields of ${id}`, count: 4 })) {
      const { status, text } = await answerTo(id, principal);
      for (const word of canaries)
        expect({ principal, found: text.includes(word) ? word : undefined }).toEqual({
          principal,
          found: undefined,
        });
      const names = [...new Set(namesIn(JSON.parse(text)))];
      const told = status === 200 ? names : [];
      for (const name of told.filter((each) => Object.hasOwn(personal, each)))
        expect(personal[name]).toContain(id);
      expect(told.filter((name) => isForbidden(id, name))).toEqual([]);
      // An error must not contain personal fields.
      if (status !== 200) expect(names.filter((name) => name in personal)).toEqual([]);
    }
  });
});

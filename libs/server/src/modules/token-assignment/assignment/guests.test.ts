import type { OperationTypes } from '@foyer/contract';
import { toJson } from '../../../platform/database/toJson.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { mailedInvitation, sendTo } from '../../../testing/sale/handOver.ts';
import { buyTokens, type SoldToken } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let [ada, ben]: Buyer[] = [];
let tokens: SoldToken[];

type Naming = Partial<OperationTypes['createTokenAssignment']['body']>;

beforeEach(async () => {
  [ada, ben] = await makeBuyers(server.database, 2);
  ({ tokens } = await buyTokens(server, ada!, 2));
});

const mary = { assigneeKind: 'guest', firstName: 'Mary', lastName: 'Ng' } as const;
const tim = {
  assigneeKind: 'guestChild',
  firstName: 'Tim',
  lastName: 'Ng',
  birthDate: '2020-05-06',
} as const;
const name = (guest: Naming, { eventId, tokenId } = tokens[0]!) =>
  server.call('createTokenAssignment', {
    token: ada!.token,
    body: { eventId, tokenIds: [tokenId], assigneeKind: 'guest', ...guest },
  });
const held = async ({ token }: Buyer) => {
  const query = { eventId: tokens[0]!.eventId };
  const { body } = await server.call('getEventActivity', { token, query });
  return body.tokens;
};
const first = async () => (await held(ada!)).find(({ tokenId }) => tokenId === tokens[0]!.tokenId)!;
const setPolicy = (policy: object) =>
  server.database.query
    .updateTable('token')
    .set({
      policy: toJson({
        transfer: 'allowed',
        resale: 'allowed',
        refund: 'none',
        idRequired: false,
        ...policy,
      }),
    })
    .where('eventId', '=', tokens[0]!.eventId)
    .execute();
const self = ({ eventId, tokenId } = tokens[0]!) => ({ token: ada!.token, body: { eventId, tokenId } });

describe('a guest', () => {
  it('is named, corrected and removed [C3.16b, C4.11f, C6.03g, C6.03h, C6.05a, C7.67a]', async () => {
    const { body } = await name(mary);
    const { assignmentId } = body.assignments[0]!;
    expect(body.assignments).toMatchObject([{ assigneeKind: 'guest', firstName: 'Mary', state: 'created' }]);
    expect(await first()).toMatchObject({
      ...{ assignmentState: 'guest', assignment: { firstName: 'Mary', lastName: 'Ng' } },
      allowed: { editGuest: { allowed: true }, takeBack: { allowed: true }, showCode: { allowed: true } },
    });
    const change = { assignmentId, firstName: 'Maria', lastName: 'Ng' };
    expect(
      (await server.call('editTokenAssignment', { token: ada!.token, body: change })).body,
    ).toMatchObject({ firstName: 'Maria' });
    const foreign = await server.call('editTokenAssignment', { token: ben!.token, body: change });
    expect(foreign.error?.code).toBe('notFound');
    const removal = { token: ada!.token, query: { assignmentId } };
    expect((await server.call('revokeTokenAssignment', removal)).status).toBe(200);
    expect((await server.call('revokeTokenAssignment', removal)).error?.code).toBe('assignmentOver');
    expect((await first()).assignmentState).toBe('revoked');
    const late = await server.call('editTokenAssignment', { token: ada!.token, body: change });
    expect(late.error?.code).toBe('assignmentOver');
  });

  it('makes room for another, and for a person to whom the token is sent', async () => {
    await name(mary);
    await name({ ...mary, firstName: 'Zoë' });
    expect((await first()).assignment).toMatchObject({ firstName: 'Zoë' });
    expect((await sendTo(server, ada!, [tokens[0]!], 'friend@example.org')).status).toBe(200);
    const query = await mailedInvitation(server, 'friend@example.org');
    expect((await server.call('confirmTokenAssignment', { token: ben!.token, query })).status).toBe(200);
    expect((await held(ben!))[0]).toMatchObject({ assignmentState: 'assignedToMe' });
  });

  it.each<[string, Naming, object]>([
    ['assigneeIncomplete', { firstName: 'Mary' }, {}],
    ['assigneeIncomplete', mary, { minimumAge: 18 }],
    ['belowMinimumEventAge', { ...mary, birthDate: '2015-01-01' }, { minimumAge: 18 }],
    ['childTooOld', { ...tim, birthDate: '2001-01-01' }, {}],
    ['assigneeIncomplete', { ...tim, birthDate: undefined }, {}],
    ['belowMinimumEventAge', tim, { minimumAge: 12 }],
    ['childNotAllowed', tim, { minimumAge: 16 }],
  ])('is refused with %s: %j at an event with %j [C5.02a-c, C5.02g, C9.04a]', async (code, guest, policy) => {
    await setPolicy(policy);
    expect((await name(guest)).error?.code).toBe(code);
  });
});

describe('a child', () => {
  it('enters with an adult, for whom a token stays [C3.16c, C4.11g, C5.02d]', async () => {
    expect((await name(tim)).status).toBe(200);
    expect((await first()).assignmentState).toBe('child');
    expect((await name(tim, tokens[1])).error?.code).toBe('childAlone');
    const other = (await held(ada!)).find(({ tokenId }) => tokenId === tokens[1]!.tokenId);
    expect(other!.allowed).toMatchObject({
      nameGuest: { allowed: true },
      nameChild: { allowed: false, reason: 'childAlone' },
    });
  });
});

describe('a token of one’s own', () => {
  it('is assigned to its holder once per event, in place of a guest [C4.11b, C4.13d, C7.67b, C7.67c]', async () => {
    await name(mary);
    expect((await server.call('validateSelfAssignment', self())).body).toEqual({
      selfAssign: { allowed: true },
    });
    for (const time of [1, 2])
      expect([time, (await server.call('selfAssignToken', self())).status]).toEqual([time, 200]);
    expect((await first()).assignmentState).toBe('assignedToMe');
    expect((await first()).allowed).not.toHaveProperty('selfAssign');
    expect((await server.call('selfAssignToken', self(tokens[1]))).error?.code).toBe('alreadyAttending');
  });

  it('asks for the age of the event', async () => {
    await setPolicy({ minimumAge: 18 });
    expect((await server.call('validateSelfAssignment', self())).body).toEqual({
      ...{ selfAssign: { allowed: false, reason: 'belowMinimumEventAge' }, minimumAge: 18 },
    });
    expect((await server.call('selfAssignToken', self())).error?.code).toBe('belowMinimumEventAge');
  });

  it('is secured until somebody is named for it [C2.11b, C7.69a]', async () => {
    const secured = async () =>
      (
        await server.call('listAttendingEvents', { token: ada!.token, query: { tab: 'secured' } })
      ).body.events.map(({ tokenCount }) => tokenCount);
    expect(await secured()).toEqual([2]);
    await name(mary);
    expect(await secured()).toEqual([1]);
  });
});

it('tells the tabs and actions of a deployment [C7.70c]', async () => {
  const { body } = await server.call('getActivityConfiguration', { token: ada!.token });
  expect(body).toEqual({
    tabs: ['going', 'streaming', 'requested', 'selling', 'seasonMemberships', 'managing'],
    actions: ['seeReceipt', 'transfer', 'pickMyPriceSeats', 'sell', 'seeListing', 'editGuest'],
  });
});

describe('a child', () => {
  it('is not left alone by a transfer of the adult’s token [C5.02d]', async () => {
    await name(tim);
    const [, adult] = tokens as [SoldToken, SoldToken];
    expect((await sendTo(server, ada!, [adult], 'friend@example.org')).error?.code).toBe('childAlone');
    expect((await held(ada!)).map(({ state }) => state)).toEqual(['active', 'active']);
    expect((await sendTo(server, ada!, tokens, 'friend@example.org')).status).toBe(200);
  });
});

describe('a guest who has watched the stream', () => {
  it('is neither corrected, removed, replaced nor passed on, and the actions say so [C4.14, C6.05b]', async () => {
    const { assignmentId } = (await name(mary)).body.assignments[0]!;
    const { eventId, tokenId } = tokens[0]!;
    const { query } = server.database;
    const { inventoryItemId } = await query
      .updateTable('token')
      .set({ attendance: 'STREAMING' })
      .where('tokenId', '=', tokenId)
      .returning('inventoryItemId')
      .executeTakeFirstOrThrow();
    const seen = { eventId, userId: ada!.userId, inventoryItemId, firstWatchedAt: server.clock.now() };
    await query.insertInto('streamViewer').values(seen).execute();
    const { token } = ada!;
    const refused = { allowed: false, reason: 'guestLocked' };
    expect((await first()).allowed).toMatchObject({
      ...{
        editGuest: refused,
        takeBack: refused,
        selfAssign: refused,
        nameChild: refused,
        transfer: refused,
      },
    });
    const answers = [
      await name(tim),
      await server.call('editTokenAssignment', {
        token,
        body: { assignmentId, firstName: 'M', lastName: 'N' },
      }),
      await server.call('revokeTokenAssignment', { token, query: { assignmentId } }),
      await server.call('selfAssignToken', self()),
      await sendTo(server, ada!, [tokens[0]!], 'friend@example.org'),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(5).fill('guestLocked'));
  });
});

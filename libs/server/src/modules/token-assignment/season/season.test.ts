import type { SeasonMembershipDetails } from '@foyer/contract';
import { changeEvent } from '../../../sale/event-change/changeEvent.ts';
import { findGivenTo } from '../../../sale/event-change/eventChangeRepository.ts';
import { knowsBuyers, line, makeBuyers, buyLines, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { saveListing } from '../../../testing/sale/fixtures/listingFixture.ts';
import { buildSeason, issueSeats, type SeasonFixture } from '../../../testing/sale/fixtures/seasonFixture.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { mailedInvitation, sendTo } from '../../../testing/sale/handOver.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let ben: Buyer;
let season: SeasonFixture;
let membershipId: string;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  season = await buildSeason(server, 3);
  membershipId = await issueSeats(server, season, { userId: ada.userId, memberId: 'M-007', autoRenew: true });
});

const eventIds = (): string[] => season.sales.map(({ eventId }) => eventId);
const passOf = async ({ token }: Buyer, eventId = eventIds()[0]!) =>
  (await server.call('getSeasonMembership', { token, query: { eventId } })).body;
const list = async (
  { token }: Buyer,
  query: { when?: 'past'; eventId?: string; limit?: number; cursor?: string } = {},
) => (await server.call('listSeasonMemberships', { token, query })).body;
const tokenIdsOf = ({ passes }: SeasonMembershipDetails): string[][] =>
  passes[0]!.dates.map(({ tokens }) => tokens.map(({ tokenId }) => tokenId));
type Recipient = { line: number; email: string; tokenIds: string[] };
const assign = (recipients: Recipient[], { token }: Buyer = ada) =>
  server.call('createSeasonAssignments', { token, body: { membershipId, recipients } });
const statesOf = ({ passes }: SeasonMembershipDetails): string[][] =>
  passes[0]!.dates.map(({ tokens }) => tokens.map(({ state }) => state));
const cancel = async (eventId: string) => {
  await changeEvent(server.platform, { eventId, operator: 'tests', kind: 'cancelled' });
  await server.jobs.drain();
};

describe('a season pass', () => {
  it('is listed with its member id, next date and what is left [C7.69b, C3.31a, C3.31b]', async () => {
    const { memberships } = await list(ada);
    expect(memberships).toEqual([
      {
        ...{ membershipId, seasonId: season.seasonId, name: 'Winter Season', organiserName: 'Organiser' },
        ...{ memberId: 'M-007', autoRenew: true, dateCount: 3, datesLeft: 3, placeCount: 2 },
        event: expect.objectContaining({ eventId: eventIds()[0] }) as object,
      },
    ]);
    expect(await list(ben)).toEqual({ memberships: [] });
    expect(await list(ada, { when: 'past' })).toEqual({ memberships: [] });
    expect((await server.call('getActivitySummary', { token: ada.token })).body.seasonMemberships).toBe(1);
  });

  it('is past once its last date is over, and is found by an event of it alone [C7.69b]', async () => {
    const other = await buildSeason(server, 1);
    await issueSeats(server, other, { userId: ada.userId });
    const otherEvent = other.sales[0]!.eventId;
    expect((await list(ada, { eventId: otherEvent })).memberships).toHaveLength(1);
    const startsAt = new Date(Date.now() - 86_400_000);
    await server.database.query
      .updateTable('event')
      .set({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) })
      .where('eventId', '=', otherEvent)
      .execute();
    const [past] = (await list(ada, { when: 'past' })).memberships;
    expect(past).toMatchObject({ seasonId: other.seasonId, datesLeft: 0, event: { eventId: otherEvent } });
    expect((await list(ada)).memberships).toMatchObject([{ membershipId }]);
  });

  it('pages by its next date', async () => {
    await issueSeats(server, await buildSeason(server, 1), { userId: ada.userId });
    const first = await list(ada, { limit: 1 });
    const second = await list(ada, { limit: 1, cursor: first.nextCursor! });
    const ids = [...first.memberships, ...second.memberships].map((each) => each.membershipId);
    expect([new Set(ids).size, second.nextCursor]).toEqual([2, undefined]);
  });

  it('has one {product} for each seat of each date, marked as of the season [C7.70b, C3.22d, C3.22t]', async () => {
    const { passes } = await passOf(ada, eventIds()[1]);
    const [{ dates }] = passes as [SeasonMembershipDetails['passes'][number]];
    expect(dates.map(({ event }) => event.eventId)).toEqual(eventIds());
    expect(dates[2]!.tokens).toMatchObject([
      { seat: { seatCode: '101-A-1' }, season: { name: 'Winter Season', memberId: 'M-007' } },
      { seat: { seatCode: '101-A-2' } },
    ]);
    expect(dates[2]!.tokens[0]).not.toHaveProperty('paid');
    const foreign = await server.call('getSeasonMembership', {
      token: ben.token,
      query: { eventId: eventIds()[0]! },
    });
    expect(foreign.error?.code).toBe('notFound');
  });

  it('shows its {product} among those of its event, and takes its seat from stock but not from the limit', async () => {
    const { eventId } = season.sales[0]!;
    const { body } = await server.call('getEventActivity', { token: ada.token, query: { eventId } });
    expect(body.tokens).toMatchObject([{ season: { memberId: 'M-007' } }, {}]);
    const seats = await server.database.query
      .selectFrom('eventSeat')
      .select('seatCode')
      .where('eventId', '=', eventId)
      .where('state', '=', 'sold')
      .execute();
    expect(seats).toHaveLength(2);
    const bought = await server.database.query.selectFrom('eventBuyer').selectAll().execute();
    expect(bought.filter(({ userId }) => userId === ada.userId)).toEqual([]);
  });

  it('is renewed or not, as its member alone says [C3.31b]', async () => {
    const body = { membershipId, autoRenew: false };
    const foreign = await server.call('setSeasonAutoRenew', { token: ben.token, body });
    expect(foreign.error?.code).toBe('notFound');
    const answer = await server.call('setSeasonAutoRenew', { token: ada.token, body });
    expect(answer.body).toMatchObject({ membershipId, autoRenew: false });
    expect((await list(ada)).memberships).toMatchObject([{ autoRenew: false }]);
  });

  it('gives back its place when one event is cancelled, and leaves the other dates alone', async () => {
    const standing = await buildSeason(server, 2);
    await issueSeats(server, standing, { userId: ada.userId, standing: 3 });
    const [off, on] = standing.sales.map(({ eventId }) => eventId) as [string, string];
    await cancel(off);
    expect(statesOf(await passOf(ada, on))).toEqual([[], ['active', 'active', 'active']]);
    expect((await list(ada, { eventId: on })).memberships).toMatchObject([{ dateCount: 2, datesLeft: 1 }]);
    const items = await server.database.query
      .selectFrom('inventoryItem')
      .select(['eventId', 'sold'])
      .where(
        'inventoryItemId',
        'in',
        standing.sales.map(({ standingItem }) => standingItem),
      )
      .execute();
    expect(Object.fromEntries(items.map(({ eventId, sold }) => [eventId, sold]))).toEqual({
      [off]: 0,
      [on]: 3,
    });
    await cancel(eventIds()[0]!);
    const mails = (await server.mails()).filter(({ recipient }) => recipient === `${ada.userId}@example.com`);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.textBody).toContain('This date is part of a season pass.');
  });
});

it('is mailed about beside what its owner bought and sent to the same person, when the event is off', async () => {
  const [eventId] = eventIds() as [string];
  const [sale] = season.sales;
  const bought = await buyLines(server, ada, eventId, [line('a', sale!.standing, 1)]);
  const [ofSeason] = tokenIdsOf(await passOf(ada)) as [string[]];
  const tokens = [ofSeason[0]!, bought.tokens[0]!.tokenId].map((tokenId) => ({ eventId, tokenId }));
  const address = `${ben.userId}@example.com`;
  await sendTo(server, ada, tokens, address);
  await server.jobs.drain();
  const query = await mailedInvitation(server, address);
  await server.call('confirmTokenAssignment', { token: ben.token, query });
  const given = await findGivenTo(server.database.query, eventId);
  const ofBen = given.filter(({ holderId }) => holderId === ben.userId);
  expect(ofBen.map(({ isOfSeason }) => isOfSeason)).toEqual([false, true]);
});

describe('bulk assignment', () => {
  it('sends several dates to several people, who each get what was said, and leaves others alone [C7.68, C1.10b]', async () => {
    const [first, second, third] = tokenIdsOf(await passOf(ada)) as [string[], string[], string[]];
    const answer = await assign([
      { line: 1, email: 'grace@example.org', tokenIds: [first[0]!, second[0]!] },
      { line: 2, email: 'Mary@Example.org', tokenIds: [first[1]!] },
    ]);
    expect([answer.status, answer.body.groups.length]).toEqual([200, 2]);
    expect(statesOf(await passOf(ada))).toEqual([
      ['sent', 'sent'],
      ['sent', 'active'],
      ['active', 'active'],
    ]);
    const { body } = await server.call('validateTokenAssignment', {
      query: await mailedInvitation(server, 'mary@example.org'),
    });
    expect(body.tokens.map(({ tokenId }) => tokenId)).toEqual([first[1]]);
    expect(third).toHaveLength(2);
  });

  it('tells who accepts the season, and not whose member id it is', async () => {
    const [first] = tokenIdsOf(await passOf(ada)) as [string[]];
    await assign([{ line: 1, email: `${ben.userId}@example.com`, tokenIds: [first[0]!] }]);
    const query = await mailedInvitation(server, `${ben.userId}@example.com`);
    await server.call('confirmTokenAssignment', { token: ben.token, query });
    const { body } = await server.call('getEventActivity', {
      token: ben.token,
      query: { eventId: eventIds()[0]! },
    });
    expect(body.tokens.map(({ season: told }) => told)).toEqual([{ name: 'Winter Season' }]);
    expect(statesOf(await passOf(ada))[0]).toEqual(['active', 'active']);
    expect((await passOf(ada)).passes[0]!.dates[0]!.tokens[0]).toMatchObject({ assignmentState: 'accepted' });
  });

  it('sends nothing if one date refuses, and names every such date [C7.68]', async () => {
    const [first, second, third] = tokenIdsOf(await passOf(ada)) as [string[], string[], string[]];
    const opensAt = new Date(Date.now() + 86_400_000).toISOString();
    const policy = {
      transfer: 'later',
      transferFrom: opensAt,
      resale: 'forbidden',
      refund: 'none',
      idRequired: false,
    };
    await server.database.query
      .updateTable('token')
      .set({ policy: JSON.stringify(policy) })
      .where('tokenId', '=', first[0]!)
      .execute();
    await sendTo(server, ada, [{ eventId: eventIds()[1]!, tokenId: second[0]! }], 'ben@example.org');
    const { error } = await assign([
      { line: 1, email: 'grace@example.org', tokenIds: [first[0]!, second[0]!, third[0]!] },
    ]);
    expect(error?.code).toBe('seasonNotAssigned');
    const failures = error!.details!['failures'] as object[];
    expect(failures).toHaveLength(2);
    expect(failures).toEqual(
      expect.arrayContaining([
        { eventId: eventIds()[0], code: 'transferNotOpen', opensAt },
        { eventId: eventIds()[1], code: 'tokenNotActive' },
      ]),
    );
    expect(statesOf(await passOf(ada))).toEqual([
      ['active', 'active'],
      ['sent', 'active'],
      ['active', 'active'],
    ]);
  });

  it.each<[string, string, (ids: string[]) => Recipient[]]>([
    ['bulkInvalidEmails', 'an address that is none', (ids) => [{ line: 4, email: 'nobody', tokenIds: ids }]],
    [
      'invalidRequest',
      'one {product} for two people',
      ([id]) => [
        { line: 1, email: 'a@example.org', tokenIds: [id!] },
        { line: 2, email: 'b@example.org', tokenIds: [id!] },
      ],
    ],
  ])('answers %s for %s', async (code, _title, recipients) => {
    const [first] = tokenIdsOf(await passOf(ada)) as [string[]];
    expect((await assign(recipients(first))).error?.code).toBe(code);
  });

  it('knows nothing of the pass of another, nor of what is no part of it [C6.09b]', async () => {
    const [first] = tokenIdsOf(await passOf(ada)) as [string[]];
    const recipients = [{ line: 1, email: 'a@example.org', tokenIds: first }];
    expect((await assign(recipients, ben)).error?.code).toBe('notFound');
    const sale = await buildSale(server.database);
    const order = await buyLines(server, ada, sale.eventId, [line('a', sale.standing, 1)]);
    const bought = [{ line: 1, email: 'a@example.org', tokenIds: [order.tokens[0]!.tokenId] }];
    expect((await assign(bought)).error?.code).toBe('notFound');
  });
});

it('is sold by its member like any other, and is then no part of the season', async () => {
  const standing = await buildSeason(server, 1);
  await issueSeats(server, standing, { userId: ada.userId, standing: 2 });
  const { eventId } = standing.sales[0]!;
  const [[tokenId]] = tokenIdsOf(await passOf(ada, eventId)) as [[string]];
  const listed = await saveListing(server, ada, { eventId, tokenIds: [tokenId] });
  const { listingId } = listed.body;
  const resale = [line('r', standing.sales[0]!.standing, 1, { offerId: listingId })];
  const { tokens } = await buyLines(server, ben, eventId, resale);
  expect(tokens[0]).not.toHaveProperty('season');
  const others = await passOf(ada, eventId);
  expect(others.passes[0]!.dates[0]!.tokens.map((token) => token.tokenId)).not.toContain(tokenId);
  const { sold } = await server.database.query
    .selectFrom('inventoryItem')
    .select('sold')
    .where('inventoryItemId', '=', standing.sales[0]!.standingItem)
    .executeTakeFirstOrThrow();
  expect(sold).toBe(2);
  await cancel(eventId);
  const { sold: after } = await server.database.query
    .selectFrom('inventoryItem')
    .select('sold')
    .where('inventoryItemId', '=', standing.sales[0]!.standingItem)
    .executeTakeFirstOrThrow();
  expect(after).toBe(0);
});

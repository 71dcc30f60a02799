import { knowsBuyers, makeBuyers, memberOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { sendTo } from '../../../testing/sale/handOver.ts';
import { buyTokens, type SoldToken } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let tokens: SoldToken[];
let eventId: string;
let token: string;
let owner: string;

beforeEach(async () => {
  const [buyer, member, other] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
  ada = buyer;
  ({ tokens } = await buyTokens(server, ada, 3));
  ({ eventId } = tokens[0]!);
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  ({ token } = memberOf(member, clientId, 'attendees'));
  ({ token: owner } = memberOf(other, clientId, 'owner'));
});

const name = (firstName: string, lastName: string, { tokenId } = tokens[0]!) =>
  server.call('createTokenAssignment', {
    token: ada.token,
    body: { eventId, tokenIds: [tokenId], assigneeKind: 'guest', firstName, lastName },
  });
const list = async (query: { cursor?: string; limit?: number; state?: 'active' | 'sent' } = {}) =>
  (await server.call('listAttendees', { token, query: { eventId, ...query } })).body;
const search = async (text: string) =>
  (await server.call('searchAttendees', { token, body: { eventId, search: text } })).body.attendees;
const download = () => server.call('downloadAttendees', { token, query: { eventId } });

describe('the attendees of an event', () => {
  it('are counted, in all and by offer [C7.73a, C1.09c, C6.07d]', async () => {
    await name('Mary', 'Ng');
    await sendTo(server, ada, [tokens[1]!], 'ben@foyer.example');
    const { body } = await server.call('getAttendeeSummary', { token, query: { eventId } });
    expect(body).toMatchObject({ attendees: 3, checkedIn: 0, unnamed: 2, sent: 1, selling: 0 });
    expect(body.event.eventId).toBe(eventId);
    expect(body.offers.reduce((sum, { attendees }) => sum + attendees, 0)).toBe(3);
  });

  it('are listed with the name that the buyer gave, or else the buyer’s [C7.73b]', async () => {
    await name('Mary', 'Ng');
    const { attendees } = await list();
    expect(attendees).toHaveLength(3);
    const mary = attendees.find(({ tokenId }) => tokenId === tokens[0]!.tokenId);
    expect(mary).toMatchObject({ kind: 'guest', firstName: 'Mary', lastName: 'Ng', state: 'active' });
    expect(mary?.emailAddress).toContain('@');
    expect(mary?.orderNumber).toBeDefined();
    const others = attendees.filter(({ tokenId }) => tokenId !== tokens[0]!.tokenId);
    expect(others.map(({ kind, firstName }) => [kind, firstName])).toEqual([
      ['unnamed', 'Ada'],
      ['unnamed', 'Ada'],
    ]);
  });

  it('come page by page, each once, and by state', async () => {
    await sendTo(server, ada, [tokens[1]!], 'ben@foyer.example');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.attendees.map(({ tokenId }) => tokenId));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen.toSorted()).toEqual(tokens.map(({ tokenId }) => tokenId).toSorted());
    expect((await list({ state: 'sent' })).attendees.map(({ tokenId }) => tokenId)).toEqual([
      tokens[1]!.tokenId,
    ]);
    expect((await list({ state: 'active' })).attendees).toHaveLength(2);
  });

  it('are found by a part of the name, and no sign in it is a wildcard', async () => {
    await name('Mary', 'Ng');
    expect((await search('mary N')).map(({ firstName }) => firstName)).toEqual(['Mary']);
    expect(await search('%')).toEqual([]);
  });

  it('are saved as CSV that no spreadsheet runs as formulas [C7.73c, BI-08]', async () => {
    await name('=HYPERLINK("https://evil.example")', 'Ng, Mary');
    const { body } = await download();
    expect(body.fileName).toMatch(/-attendees\.csv$/);
    const [header, ...lines] = body.content.trimEnd().split('\r\n');
    expect(header).toMatch(/^First name,Last name,Email,Type,State,Offer,/);
    expect(lines).toHaveLength(3);
    expect(body.content).toContain(`"'=HYPERLINK(""https://evil.example"")","Ng, Mary",`);
  });

  it('are saved under a header in the language of the organiser', async () => {
    const query = { eventId };
    const { body } = await server.call('downloadAttendees', { token, query, locale: 'fr-CA' });
    expect(body.content).toMatch(/^Prénom,Nom,Courriel,/);
  });

  it('are told to owners as saved, and by whom, and to no other member', async () => {
    await download();
    const summaryFor = async (reader: string) =>
      (await server.call('getAttendeeSummary', { token: reader, query: { eventId } })).body;
    expect((await summaryFor(owner)).files).toEqual([
      { savedAt: expect.any(String), attendees: 3, name: expect.stringMatching(/^Ada/) },
    ]);
    expect(await summaryFor(token)).not.toHaveProperty('files');
  });

  it('are saved thirty times an hour at most [AZ-11]', async () => {
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push((await download()).status);
    expect(answers).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it('have no name and address left of a deleted account', async () => {
    await server.database.query
      .updateTable('userAccount')
      .set({
        ...{ firstName: null, lastName: null, passwordHash: '$argon2id$deleted', deletedAt: new Date() },
        emailAddress: `${ada.userId}@deleted.invalid`,
      })
      .where('userId', '=', ada.userId)
      .execute();
    const [attendee] = (await list()).attendees;
    expect(attendee).not.toHaveProperty('emailAddress');
    expect(attendee).not.toHaveProperty('firstName');
  });
});

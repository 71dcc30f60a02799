import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { knowsBuyers, mailsTo, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import {
  addPayPal,
  listPlaces,
  saveListing,
  type ListTerms,
} from '../../../testing/sale/fixtures/listingFixture.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { move } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { endListingsJob } from './endListingsJob.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let eventId: string;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database);
  ({ eventId } = sale);
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const cad = (amount: number) => ({ amount, currency: 'CAD' });

const list = (terms: Omit<ListTerms, 'eventId'>, buyer = ada) =>
  saveListing(server, buyer, { eventId, ...terms });
const details = (tokenId: string, { token } = ada) =>
  server.call('getSecondaryListing', { token, query: { eventId, tokenId } });
const listings = async (when: 'upcoming' | 'past', { token } = ada) =>
  (await server.call('listSecondaryListings', { token, query: { when } })).body.listings;
const remove = (listingId: string, { token } = ada) =>
  server.call('deleteSecondaryListing', { token, query: { eventId, listingId } });
const secretOf = (tokenId: string) => server.call('getEntrySecret', { token: ada.token, query: { tokenId } });
const setEvent = (change: object) =>
  server.database.query.updateTable('event').set(change).where('eventId', '=', eventId).execute();
const freeze = () =>
  sql`update user_account set tokens_frozen_at = foyer_now() where user_id = ${ada.userId}`.execute(
    server.database.query,
  );
/** Text of a mail to the seller. */
async function mailed(subject: string): Promise<string | undefined> {
  return (await mailsTo(server, ada)).find((mail) => mail.subject.startsWith(subject))?.textBody;
}
const runJob = () => endListingsJob.handle({}, { platform: server.platform, jobId: 'any' });

describe('a listing', () => {
  it('is changed in price, expiry and payout account, and its history keeps each [C4.09a, C7.63b]', async () => {
    const { listingId, tokens } = await listPlaces(server, ada, sale, 2);
    const tokenIds = tokens.map(({ tokenId }) => tokenId);
    const changed = await list({ listingId, tokenIds, price: 4_000, hoursBefore: 48 });
    expect(changed.body).toMatchObject({ listingId, price: cad(4_000), hoursBefore: 48, state: 'active' });
    expect(changed.body.history.map(({ state, price }) => [state, price.amount])).toEqual([
      ['active', 5_000],
      ['active', 4_000],
    ]);
    const payoutMethodId = await addPayPal(server, ada, 'other@paypal.example');
    const body = { eventId, listingId, payoutMethodId };
    const paid = await server.call('updatePayoutMethod', { token: ada.token, body });
    expect(paid.body.payoutMethod?.emailAddress).toBe('other@paypal.example');
    expect((await list({ listingId, tokenIds: tokenIds.slice(1) })).error?.code).toBe('invalidRequest');
    expect((await list({ listingId, tokenIds }, ben)).status).toBe(404);
    expect(await mailed('Listing changed')).toBeDefined();
  });

  it('is deleted, which makes the codes valid again [C7.60b, C2.30e, C4.09b]', async () => {
    const { listingId, tokens } = await listPlaces(server, ada, sale);
    expect((await remove(listingId, ben)).status).toBe(404);
    expect((await remove(listingId)).body).toMatchObject({
      state: 'cancelled',
      sellingState: 'notSold',
      allowed: { edit: { allowed: false, reason: 'listingOver' } },
    });
    const { tokenId } = tokens[0]!;
    expect((await secretOf(tokenId)).status).toBe(200);
    expect((await remove(listingId)).error?.code).toBe('listingOver');
    expect((await list({ listingId, tokenIds: [tokenId] })).error?.code).toBe('listingOver');
    expect((await list({ tokenIds: [tokenId] })).status).toBe(200);
  });

  it('expires at its time, without a job; the job makes the codes valid and mails [C4.09c, C4.10f]', async () => {
    const { listingId, tokens } = await listPlaces(server, ada, sale);
    await sql`update listing set expires_at = foyer_now() where listing_id = ${listingId}`.execute(
      server.database.query,
    );
    const { tokenId } = tokens[0]!;
    expect((await details(tokenId)).body).toMatchObject({ state: 'expired', endReason: 'over' });
    await runJob();
    expect((await details(tokenId)).body).toMatchObject({ state: 'expired', endReason: 'over' });
    expect((await secretOf(tokenId)).status).toBe(200);
    expect(await mailed('Not sold')).toBeDefined();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['eventOff', () => setEvent({ status: 'Postponed' })],
    ['accountFrozen', () => freeze()],
  ])('is taken off sale: %s [C4.09b]', async (endReason, change) => {
    const { tokenId } = (await listPlaces(server, ada, sale)).tokens[0]!;
    await change();
    await runJob();
    expect((await details(tokenId)).body).toMatchObject({ state: 'cancelled', endReason });
    expect(await mailed('No longer on sale')).toBeDefined();
  });

  it('fails once a token of it is gone, and the others come back [C4.09d]', async () => {
    const { tokens } = await listPlaces(server, ada, sale, 2);
    const [gone, kept] = [tokens[0]!, tokens[1]!];
    await move(server, { eventId, tokenId: gone.tokenId }, ['selling', 'notUsed']);
    await runJob();
    expect((await details(kept.tokenId)).body).toMatchObject({ state: 'failed', endReason: 'tokenChanged' });
    expect((await secretOf(kept.tokenId)).status).toBe(200);
  });

  it('keeps its payout account from being removed [C5.13b]', async () => {
    const { listingId } = await listPlaces(server, ada, sale);
    const body = { payoutMethodId: await addPayPal(server, ada) };
    const archive = () => server.call('archivePayoutMethod', { token: ada.token, body });
    expect((await archive()).error?.code).toBe('payoutMethodInUse');
    await remove(listingId);
    expect((await archive()).status).toBe(200);
  });

  it('is one of a list, and tells others what is asked [C7.61a, C7.61c]', async () => {
    await listPlaces(server, ada, sale, 2);
    const asked = async ({ token }: Buyer) =>
      (await server.call('listSecondaryListingOfferGroups', { token, query: { eventId } })).body.offerGroups;
    expect(await asked(ada)).toEqual([]);
    expect(await asked(ben)).toEqual([
      { offerGroupId: sale.standing, name: 'Floor', listed: 2, lowest: cad(5_000), highest: cad(5_000) },
    ]);
    expect(await listings('upcoming')).toMatchObject([{ sellingState: 'live', event: { eventId } }]);
    expect([await listings('past'), await listings('upcoming', ben)]).toEqual([[], []]);
  });

  it('ends with the account of its seller [PV-05]', async () => {
    const { listingId } = await listPlaces(server, ada, sale);
    const { secondaryListingModule } = await import('./secondaryListingModule.ts');
    await inTransaction(server.database, (tx) =>
      secondaryListingModule.personalData[0]!.forget(tx, { userId: ada.userId } as never),
    );
    const row = await server.database.query
      .selectFrom('listing')
      .select(['state', 'endReason'])
      .where('listingId', '=', listingId)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'cancelled', endReason: 'accountClosed' });
  });
});

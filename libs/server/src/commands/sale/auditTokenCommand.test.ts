import { makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { scratchModule } from '../../testing/sale/races/scratchKind.ts';
import { sellListing } from '../../testing/sale/soldListing.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { readTokenChain } from '../../sale/token/tokenChain.ts';
import { readTokenId } from './auditTokenCommand.ts';

const { server } = useSaleServers({}, [scratchModule]);

describe('foyer audit-token', () => {
  it('follows a token through its resale, from whichever of the chain', async () => {
    const sale = await buildSale(server().database, { feePpm: 0, taxPpm: 0 });
    const [ada, ben] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
    const { listing } = await sellListing(server(), sale, { seller: ada, buyer: ben });
    const chain = (tokenId: string) => readTokenChain(server().database.query, tokenId);
    const first = listing.tokens[0]!.tokenId;
    const steps = await chain(first);
    const { listingId } = listing;
    expect(steps.map(({ reason, toState, ownerId }) => [reason, toState, ownerId])).toEqual([
      ['bought', 'active', ada.userId],
      ['listed', 'selling', ada.userId],
      ['sold', 'voided', ada.userId],
      ['bought', 'active', ben.userId],
    ]);
    expect(steps.map((step) => step.listingId)).toEqual([null, listingId, listingId, listingId]);
    expect(steps[3]).toMatchObject({ replacesId: first, price: 5_000 });
    expect(await chain(steps[3]!.tokenId)).toEqual(steps);
  });

  it.each([[[]], [['all']], [['01936f5e-7c00-7000-8000-0000000000aa', 'more']]])('refuses %j', (words) => {
    expect(() => readTokenId(words)).toThrow('foyer audit-token ID');
  });
});

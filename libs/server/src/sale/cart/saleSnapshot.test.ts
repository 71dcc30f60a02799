import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { days } from '../../platform/time/units.ts';
import { makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { addDiscount } from '../../testing/sale/fixtures/discountFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { scratchKinds, scratchModule, standingLine } from '../../testing/sale/races/scratchKind.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { everyEvent } from '../event/eventScope.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { currentFacts } from '../offer/saleFacts.ts';
import { openCommitment, replaceLines } from '../commitment/commitmentRepository.ts';
import { quoteCommitment } from './saleContext.ts';
import { readCommitment } from './saleSnapshot.ts';

const { server } = useSaleServers({}, [scratchModule]);
let ada: Buyer;
let sale: SaleFixture;

beforeEach(async () => {
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
  sale = await buildSale(server().database);
});

const open = (more: { userId?: string; holdId?: string }, lines = [standingLine(sale, 2)]) =>
  inTransaction(server().database, async (tx) => {
    const key = { eventId: sale.eventId, commitmentId: randomUUID() };
    if (more.userId) await lockBuyer(tx, { eventId: key.eventId, userId: more.userId });
    await openCommitment(tx, { ...key, kind: scratchKinds.plain, quantity: 2, ...more });
    await replaceLines(tx, key, lines);
    return readCommitment(tx, key);
  });

describe('a snapshot of a commitment', () => {
  it('has no buyer and no hold where there is none', async () => {
    const none = { userId: null, holdId: null, firstHeldAt: null, heldUntil: null };
    expect(await open({})).toMatchObject(none);
  });

  it('has no end of a hold that lasts until it is settled', async () => {
    const holdId = randomUUID();
    const { firstHeldAt, heldUntil } = await open({ userId: ada.userId, holdId }, []);
    expect([firstHeldAt, heldUntil]).toEqual([expect.any(Date), null]);
  });

  it('is priced as of now if it holds nothing: an automatic discount of today applies', async () => {
    const { platform, database, clock } = server();
    await addDiscount(database, sale.eventId, {
      code: 'TODAY',
      automatic: true,
      minQuantity: 2,
      startsAt: new Date(clock.now().getTime() - days(1)),
    });
    const commitment = await open({ userId: ada.userId });
    const facts = (await currentFacts(platform, database.query, {
      eventId: sale.eventId,
      scope: everyEvent,
    }))!;
    const { quote } = await quoteCommitment(database.query, facts, commitment, 'en-US');
    expect(quote.discounts.map(({ code }) => code)).toEqual(['TODAY']);
  });
});

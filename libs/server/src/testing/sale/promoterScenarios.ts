import type { TestServer } from '../testServer.ts';
import { makeBuyers, memberOf, storeCard, type Buyer } from './people/buyers.ts';
import { ownGateway } from './fixtures/ownGateway.ts';
import { assignmentStringOf, cashSale, linkSale } from './fixtures/promoterFixture.ts';
import type { SaleFixture } from './fixtures/saleFixture.ts';

interface Stage {
  sale: SaleFixture;
  ada: Buyer;
}

/** Builds the call by which an organisation gives a place away. */
async function guestGift(server: TestServer, { sale: { eventId, standing: offerGroupId }, ada }: Stage) {
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const { token } = memberOf(ada, clientId, 'events');
  const guest = { emailAddress: `${ada.userId}@guest.example` };
  return { token, body: { eventId, lines: [{ offerGroupId, quantity: 1 }], guest, isFree: true } };
}

/** Builds the call by which a guest pays for what a link holds. */
async function paying(
  server: TestServer,
  checkoutOf: 'checkoutPromoterPurchase' | 'checkoutGuestPurchase',
  assignmentString: string,
) {
  const [guest] = (await makeBuyers(server.database, 1)) as [Buyer];
  const { token } = guest;
  const { paymentMethodId } = await storeCard(server, guest);
  const { quote } = (await server.call(checkoutOf, { token, query: { assignmentString } })).body;
  const body = { assignmentString, paymentMethodId, acceptedTotal: quote.total };
  return {
    call: { token, body },
    other: { body: { ...body, acceptedTotal: { ...quote.total, amount: 1 } } },
  };
}

/** Calls of promoters and of those who give places to them, each with a variant that is another request. */
export const promoterScenarios = (server: () => TestServer) => ({
  sellAsPromoter: async ({ sale, ada }: Stage) => {
    const { token, body } = await cashSale(server(), ada, sale);
    return {
      call: { token, body },
      other: { body: { ...body, lines: [{ ...body.lines[0]!, quantity: 2 }] } },
    };
  },
  sellAsPromoterV1: async ({ sale, ada }: Stage) => {
    const { token, body } = await cashSale(server(), ada, sale);
    const { lines, guest, payment, eventId } = body;
    const flat = { eventId, ...lines[0]!, ...guest, ...payment };
    return { call: { token, body: flat }, other: { body: { ...flat, quantity: 2 } } };
  },
  assignAsPromoter: async ({ sale, ada }: Stage) => {
    const { token, body } = await linkSale(server(), ada, sale);
    return {
      call: { token, body },
      other: { body: { ...body, lines: [{ ...body.lines[0]!, quantity: 2 }] } },
    };
  },
  assignAsPromoterV1: async ({ sale, ada }: Stage) => {
    const { token, body } = await linkSale(server(), ada, sale);
    const flat = { eventId: body.eventId, ...body.lines[0]!, ...body.guest };
    return { call: { token, body: flat }, other: { body: { ...flat, quantity: 2 } } };
  },
  giveToGuest: async ({ sale, ada }: Stage) => {
    const { token, body } = await guestGift(server(), { sale, ada });
    return { call: { token, body }, other: { body: { ...body, isFree: false } } };
  },
  offerEngagement: async ({ sale, ada }: Stage) => {
    const { token, body: gift } = await guestGift(server(), { sale, ada });
    const { eventId, lines, guest } = gift;
    const body = { eventId, ...guest, paymentKinds: ['cash' as const], items: lines };
    return { call: { token, body }, other: { body: { ...body, ratePpm: 100_000 } } };
  },
  purchaseFromPromoter: async ({ sale, ada }: Stage) => {
    const { token, body } = await linkSale(server(), ada, sale);
    const link = (await server().call('assignAsPromoter', { token, body })).body;
    return paying(server(), 'checkoutPromoterPurchase', assignmentStringOf(link));
  },
  purchaseFromClient: async ({ sale, ada }: Stage) => {
    const { token, body } = await guestGift(server(), { sale, ada });
    const link = (await server().call('giveToGuest', { token, body: { ...body, isFree: false } })).body;
    return paying(server(), 'checkoutGuestPurchase', assignmentStringOf(link));
  },
  recordPromoterCash: async (stage: Stage) => {
    const { eventId } = stage.sale;
    await server().call('sellAsPromoter', await cashSale(server(), stage.ada, stage.sale));
    const { token } = await ownGateway(server(), stage);
    const body = { eventId, promoterId: stage.ada.userId, amount: { amount: 100, currency: 'CAD' } };
    return {
      call: { token, body },
      other: { body: { ...body, amount: { amount: 200, currency: 'CAD' } } },
    };
  },
});

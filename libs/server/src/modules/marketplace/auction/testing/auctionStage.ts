import { hours } from '../../../../platform/time/units.ts';
import { mailsTo, makeBuyers, storeCard, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import {
  auctionStep,
  buildAuction,
  type AuctionFixture,
} from '../../../../testing/sale/fixtures/auctionFixture.ts';
import type { TestServer } from '../../../../testing/testServer.ts';
import { chargeOffersJob } from '../closing/chargeOffers.ts';
import { runAuctionsJob } from '../closing/runAuctionsJob.ts';

interface Bid {
  /** Steps above the minimum. */
  steps?: number;
  /** CAD, as the sale, if absent. */
  currency?: string;
  quantity?: number;
  offerGroupId?: string;
  offerId?: string;
  seatsTogether?: boolean;
  paymentMethodId?: string;
  promoCode?: string;
  expiresHoursBefore?: number;
  marketplaceCode?: string;
  /** Host of the site that it is made on. */
  host?: string;
}

/** Auction on a test server, with its fans and their calls. */
export interface AuctionStage {
  auction: AuctionFixture;
  fans: Buyer[];
}

/** Lets three fans bid for two standing places. */
export async function prepareAuction(
  server: TestServer,
  options: Parameters<typeof buildAuction>[1] = {},
  fanCount = 3,
): Promise<AuctionStage> {
  const auction = await buildAuction(server, { rows: 0, standing: 2, ...options });
  return { auction, fans: await makeBuyers(server.database, fanCount) };
}

/** Makes calls of the auction that is on the stage at the time. */
export function auctionCalls(server: TestServer, stage: () => AuctionStage) {
  const eventId = (): string => stage().auction.eventId;
  const priceOf = ({ steps = 0, currency = 'CAD', offerGroupId }: Bid) => {
    const { seated, seatedMinimum, standingMinimum } = stage().auction;
    const minimum = offerGroupId === seated ? seatedMinimum : standingMinimum;
    return { amount: minimum + steps * auctionStep, currency };
  };
  const run = async (): Promise<void> => {
    await runAuctionsJob.handle({}, { platform: server.platform, jobId: 'any' });
    await server.jobs.drain();
  };
  const charge = async (): Promise<void> => {
    await chargeOffersJob.handle({}, { platform: server.platform, jobId: 'any' });
    await server.jobs.drain();
  };
  const offerOf = async ({ token }: Buyer) =>
    (await server.call('listAuctionOffers', { token })).body.offers.find(
      ({ event }) => event.eventId === eventId(),
    );
  return {
    run,
    charge,
    offerOf,
    /** Offers with a good card, unless the bid has another. */
    offer: async (fan: Buyer, { steps, currency, paymentMethodId, host, ...bid }: Bid = {}) =>
      server.call('makeAuctionOffer', {
        token: fan.token,
        ...(host === undefined ? {} : { host }),
        body: {
          ...{ eventId: eventId(), offerGroupId: stage().auction.standing, quantity: 1 },
          price: priceOf({
            ...bid,
            ...(steps === undefined ? {} : { steps }),
            ...(currency === undefined ? {} : { currency }),
          }),
          paymentMethodId: paymentMethodId ?? (await storeCard(server, fan)).paymentMethodId,
          ...bid,
        },
      }),
    read: (
      { token }: Buyer,
      more: { offerGroupId?: string; quantity?: number; promoCode?: string; marketplaceCode?: string } = {},
    ) => server.call('checkoutAuction', { token, body: { eventId: eventId(), ...more } }),
    publicAuction: async () => (await server.call('getAuction', { query: { eventId: eventId() } })).body,
    live: async (fan?: Buyer) =>
      (
        await server.call('getAuctionLive', {
          ...(fan ? { token: fan.token } : {}),
          query: { eventId: eventId() },
        })
      ).body,
    chance: async (numTokens = 1, fan?: Buyer) =>
      (
        await server.call('getAuctionChance', {
          ...(fan ? { token: fan.token } : {}),
          query: { offerGroupId: stage().auction.standing, numTokens },
        })
      ).body,
    stateOf: async (fan: Buyer) => (await offerOf(fan))?.state,
    repay: async (fan: Buyer, paymentMethodId: string) => {
      const { offerId, quote } = (await offerOf(fan))!;
      const body = { offerId, paymentMethodId, acceptedTotal: quote!.total };
      return server.call('repayOffer', { token: fan.token, body });
    },
    pick: async (fan: Buyer, seatCodes: string[]) => {
      const { offerId } = (await offerOf(fan))!;
      return server.call('pickAuctionSeats', { token: fan.token, body: { offerId, seatCodes } });
    },
    selection: async (fan: Buyer) => {
      const { offerId } = (await offerOf(fan))!;
      return (await server.call('getSeatSelection', { token: fan.token, query: { offerId } })).body;
    },
    decline: async (fan: Buyer) => {
      const { offerId } = (await offerOf(fan))!;
      return server.call('declineOfferPayment', { token: fan.token, body: { offerId } });
    },
    subjectsTo: async (fan: Buyer) => (await mailsTo(server, fan)).map(({ subject }) => subject),
    /** Closes the auction, allocates it, and charges. */
    settle: async (): Promise<void> => {
      await server.clock.advance(hours(3));
      await run();
      await charge();
      await run();
    },
    buyerOf: ({ userId }: Buyer) =>
      server.database.query
        .selectFrom('eventBuyer')
        .select(['bought', 'committed'])
        .where('eventId', '=', eventId())
        .where('userId', '=', userId)
        .executeTakeFirst(),
    paidBy: async ({ userId }: Buyer) => {
      const rows = await server.database.query
        .selectFrom('payment')
        .innerJoin('commitment', (join) =>
          join
            .onRef('commitment.commitmentId', '=', 'payment.commitmentId')
            .onRef('commitment.eventId', '=', 'payment.eventId'),
        )
        .select('payment.amount')
        .where('payment.eventId', '=', eventId())
        .where('payment.state', '=', 'captured')
        .where('commitment.userId', '=', userId)
        .execute();
      return rows.map(({ amount }) => Number(amount));
    },
  };
}

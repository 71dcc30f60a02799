import { hours, minutes, seconds } from '../../../platform/time/units.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { storeAcceptedCard } from '../../../testing/sale/acceptedCard.ts';
import { auctionStep, buildAuction } from '../../../testing/sale/auctionFixture.ts';
import { makeBuyers, type Buyer } from '../../../testing/sale/buyers.ts';
import { buildDraw } from '../../../testing/sale/drawFixture.ts';
import {
  chargesOf,
  declines,
  expectSettled,
  unknownOutcomes,
  verifiedCard,
} from '../../../testing/sale/gatewayFaultCases.ts';
import { useFaultyServers } from '../../../testing/sale/useFaultyServers.ts';
import { chargeOffersJob } from '../auction/chargeOffers.ts';
import { runAuctionsJob } from '../auction/runAuctionsJob.ts';
import { chargeWinsJob } from '../draw/chargeWins.ts';
import { runDrawsJob } from '../draw/runDrawsJob.ts';

const { server, servers, gateway } = useFaultyServers();
const advance = async (ms: number) => {
  for (const { clock } of servers) await clock.advance(ms);
};
const context = (n: number) => ({ platform: server(n).platform, jobId: 'any' });
const goodCard = undefined;
const closesIn = { rows: 0, standing: 2, closesInMs: hours(1), resultsInMs: hours(1) };

/** A way of selling whose winners are charged by their stored cards. */
interface Way {
  /** Makes an event of two places, for which every fan asks once. */
  prepare: () => Promise<{
    eventId: string;
    ask: (fan: Buyer, paymentMethodId: string) => Promise<number>;
    stateOf: (fan: Buyer) => Promise<{ state: string; attemptsLeft: number | undefined }>;
  }>;
  run: (n?: number) => Promise<unknown>;
  charge: (n: number) => Promise<unknown>;
}

const draw: Way = {
  prepare: async () => {
    const { eventId, standing } = await buildDraw(server(), closesIn);
    const entry = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false };
    const ask = async ({ token }: Buyer, paymentMethodId: string) =>
      (await server().call('enterDraw', { token, body: { ...entry, paymentMethodId } })).status;
    const stateOf = async ({ token }: Buyer) => {
      const { offerId, state } = (await server().call('listDrawEntries', { token })).body.entries[0]!;
      const claim = await server().call('checkoutDrawClaim', { token, query: { offerId } });
      return { state, attemptsLeft: claim.body.attemptsLeft };
    };
    return { eventId, ask, stateOf };
  },
  run: async (n = 0) => runDrawsJob.handle({}, context(n)),
  charge: async (n) => chargeWinsJob.handle({}, context(n)),
};
const auction: Way = {
  prepare: async () => {
    const { eventId, standing, standingMinimum } = await buildAuction(server(), closesIn);
    const price = { amount: standingMinimum + auctionStep, currency: 'CAD' };
    const offer = { eventId, offerGroupId: standing, quantity: 1, price };
    const ask = async ({ token }: Buyer, paymentMethodId: string) =>
      (await server().call('makeAuctionOffer', { token, body: { ...offer, paymentMethodId } })).status;
    const stateOf = async ({ token }: Buyer) => {
      const { body } = await server().call('listAuctionOffers', { token });
      const { state, attemptsLeft } = body.offers[0]!;
      return { state, attemptsLeft };
    };
    return { eventId, ask, stateOf };
  },
  run: async (n = 0) => runAuctionsJob.handle({}, context(n)),
  charge: async (n) => chargeOffersJob.handle({}, context(n)),
};
const tokenHoldersOf = async (eventId: string): Promise<string[]> => {
  const { query } = server().database;
  const rows = await query.selectFrom('token').select('holderId').where('eventId', '=', eventId).execute();
  return rows.map(({ holderId }) => holderId);
};
const reasonsOf = async (eventId: string) => {
  const { query } = server().database;
  const attempts = query.selectFrom('paymentAttempt').select('reason').where('eventId', '=', eventId);
  return (await attempts.execute()).map(({ reason }) => reason);
};

const ways = Object.entries({ 'Wish List': draw, 'My Price': auction });

/** Lets fans win, each with a card of a number. @returns the event, and what charges the wins again */
async function winWith({ prepare, run, charge }: Way, ...cards: (string | undefined)[]) {
  const { eventId, ask, stateOf } = await prepare();
  const fans = await makeBuyers(server().database, cards.length);
  for (const [at, fan] of fans.entries()) {
    const { paymentMethodId } = await storeAcceptedCard(server(), fan, cards[at]);
    expect(await ask(fan, paymentMethodId)).toBe(200);
  }
  await advance(hours(1));
  await run();
  await run();
  await advance(minutes(1));
  await run();
  await run();
  return {
    eventId,
    fans,
    stateOf,
    reconcile: async () => {
      await advance(seconds(21));
      await reconcilePayments(server(1).platform);
    },
    /** Runs every job of both servers. */
    goOn: async () => {
      for (let turn = 0; turn < 3; turn += 1) await Promise.all([charge(0), charge(1), run(0)]);
    },
  };
}

it.each(ways.flatMap(([name, way]) => unknownOutcomes.map((cell) => [name, ...cell, way] as const)))(
  'a win by %s is charged once and has its {product}, though the gateway fails: %s [CR-05]',
  async (_name, fault, charges, way) => {
    const { eventId, fans, reconcile, goOn } = await winWith(way, goodCard, goodCard, goodCard);
    gateway.fault = fault;
    await Promise.all([way.charge(0), way.charge(1)]);
    gateway.fault = 'none';
    await way.charge(1);
    expect(await tokenHoldersOf(eventId)).toEqual([]);
    gateway.fault = fault;
    await reconcile();
    gateway.fault = 'none';
    await reconcile();
    await goOn();
    const holders = await tokenHoldersOf(eventId);
    expect([holders.length, new Set(holders).size, fans.length]).toEqual([2, 2, 3]);
    const ofTwo = Object.entries(charges).map(([state, count]) => [state, 2 * count]);
    expect(await chargesOf(server().database, eventId)).toEqual(Object.fromEntries(ofTwo));
    expect(await expectSettled(server().database, eventId)).toBe(2);
  },
);

// No buyer is there whom a bank could ask: a card that wants it is declined.
const refusals = [...declines, ['verificationFailed', 'none', verifiedCard] as const];

it.each(ways.flatMap(([name, way]) => refusals.map((refusal) => [name, ...refusal, way] as const)))(
  'a win by %s whose card is refused has no {product}, and three more cards: %s, with the fault %s [CR-05]',
  async (_name, reason, fault, card, way) => {
    const { eventId, fans, stateOf, reconcile, goOn } = await winWith(way, card);
    gateway.fault = fault;
    await Promise.all([way.charge(0), way.charge(1)]);
    gateway.fault = 'none';
    await reconcile();
    await goOn();
    expect(await expectSettled(server().database, eventId)).toBe(0);
    expect(await chargesOf(server().database, eventId)).toEqual({ declined: 1 });
    expect(await reasonsOf(eventId)).toEqual([reason]);
    expect(await stateOf(fans[0]!)).toEqual({ state: 'paymentFailed', attemptsLeft: 3 });
  },
);

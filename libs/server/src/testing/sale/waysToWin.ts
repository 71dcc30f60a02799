import { chargeOffersJob } from '../../modules/marketplace/auction/closing/chargeOffers.ts';
import { runAuctionsJob } from '../../modules/marketplace/auction/closing/runAuctionsJob.ts';
import { chargeWinsJob } from '../../modules/marketplace/draw/drawing/chargeWins.ts';
import { runDrawsJob } from '../../modules/marketplace/draw/drawing/runDrawsJob.ts';
import { hours, minutes } from '../../platform/time/units.ts';
import type { TestServer } from '../testServer.ts';
import { auctionStep, buildAuction } from './fixtures/auctionFixture.ts';
import type { Buyer } from './people/buyers.ts';
import { buildDraw } from './fixtures/drawFixture.ts';

type Servers = (n?: number) => TestServer;

/** A way of selling whose winners are charged by their stored cards. */
export interface WayToWin {
  /** Makes an event of two places, for which every fan asks once. */
  prepare: () => Promise<{
    eventId: string;
    ask: (fan: Buyer, paymentMethodId: string) => Promise<number>;
    stateOf: (fan: Buyer) => Promise<{ state: string; attemptsLeft: number | undefined }>;
  }>;
  run: (n?: number) => Promise<unknown>;
  charge: (n: number) => Promise<unknown>;
}

const closesIn = { rows: 0, standing: 2, closesInMs: hours(1), resultsInMs: hours(1) };

/** Both ways of selling whose winners are charged, by name. */
export function waysToWin(server: Servers): Record<'Wish List' | 'My Price', WayToWin> {
  const context = (n: number) => ({ platform: server(n).platform, jobId: 'any' });
  const draw: WayToWin = {
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
  const auction: WayToWin = {
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
  return { 'Wish List': draw, 'My Price': auction };
}

/** Lets fans ask, each with a card, until the winners among them are to be charged. */
export async function winBy(
  servers: readonly TestServer[],
  { prepare, run }: WayToWin,
  fans: readonly Buyer[],
  cardOf: (fan: Buyer, at: number) => Promise<string>,
): Promise<Omit<Awaited<ReturnType<WayToWin['prepare']>>, 'ask'>> {
  const advance = async (ms: number) => {
    for (const { clock } of servers) await clock.advance(ms);
  };
  const { ask, ...won } = await prepare();
  for (const [at, fan] of fans.entries()) expect(await ask(fan, await cardOf(fan, at))).toBe(200);
  await advance(hours(1));
  await run();
  await run();
  await advance(minutes(1));
  await run();
  await run();
  return won;
}

import { assembleRecord, type DrawRecord } from '@foyer/verify-draw';
import { hours, minutes } from '../../../../platform/time/units.ts';
import { mailsTo, makeBuyers, storeCard, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { buildDraw, type DrawFixture } from '../../../../testing/sale/fixtures/drawFixture.ts';
import type { TestServer } from '../../../../testing/testServer.ts';
import { chargeWinsJob } from '../drawing/chargeWins.ts';
import { runDrawsJob } from '../drawing/runDrawsJob.ts';

interface Wish {
  quantity?: number;
  offerGroupIds?: string[];
  maySplit?: boolean;
  paymentMethodId?: string;
  promoCode?: string;
  marketplaceCode?: string;
  /** Host of the site that it is made on. */
  host?: string;
}

/** Draw on a test server, with its fans and their calls. */
export interface DrawStage {
  draw: DrawFixture;
  fans: Buyer[];
}

/** Lets three fans wish for two standing places. */
export async function prepareDraw(
  server: TestServer,
  options: Parameters<typeof buildDraw>[1] = {},
): Promise<DrawStage> {
  const draw = await buildDraw(server, { rows: 0, standing: 2, ...options });
  return { draw, fans: await makeBuyers(server.database, 3) };
}

/** Assembles the record of a finished draw, from pages of two entries. */
export async function readRecordOf(server: Pick<TestServer, 'call'>, eventId: string): Promise<DrawRecord> {
  const { record } = (await server.call('getDrawRecord', { query: { eventId } })).body;
  async function* pages() {
    let from: string | undefined;
    do {
      const query = { eventId, limit: 2, ...(from === undefined ? {} : { from }) };
      const { entries, next } = (await server.call('listPublishedEntries', { query })).body;
      yield entries;
      from = next;
    } while (from !== undefined);
  }
  return assembleRecord(record, pages());
}

/** Makes calls of the draw that is on the stage at the time. */
export function drawCalls(server: TestServer, stage: () => DrawStage) {
  const eventId = (): string => stage().draw.eventId;
  const step = () => runDrawsJob.handle({}, { platform: server.platform, jobId: 'any' });
  const run = async (): Promise<void> => {
    await step();
    await server.jobs.drain();
  };
  const entryOf = async ({ token }: Buyer) =>
    (await server.call('listDrawEntries', { token })).body.entries.find(
      ({ event }) => event.eventId === eventId(),
    );
  return {
    run,
    /** Runs the job of draws alone: mails stay in the outbox. */
    step,
    entryOf,
    charge: async (): Promise<void> => {
      await chargeWinsJob.handle({}, { platform: server.platform, jobId: 'any' });
      await server.jobs.drain();
    },
    /** Enters with a good card, unless the wish has another. */
    enter: async (fan: Buyer, { paymentMethodId, host, ...wish }: Wish = {}) =>
      server.call('enterDraw', {
        token: fan.token,
        ...(host === undefined ? {} : { host }),
        body: {
          ...{ eventId: eventId(), offerGroupIds: [stage().draw.standing], quantity: 1, maySplit: false },
          paymentMethodId: paymentMethodId ?? (await storeCard(server, fan)).paymentMethodId,
          ...wish,
        },
      }),
    read: ({ token }: Buyer, more: Wish = {}) =>
      server.call('checkoutDraw', { token, body: { eventId: eventId(), ...more } }),
    stateOf: async (fan: Buyer) => (await entryOf(fan))?.state,
    remove: ({ token }: Buyer) =>
      server.call('deleteDrawEntry', { token, body: { offerGroupId: stage().draw.standing } }),
    publicDraw: async () => (await server.call('getDrawRecord', { query: { eventId: eventId() } })).body,
    repay: async (fan: Buyer, paymentMethodId: string) => {
      const { offerId } = (await entryOf(fan))!;
      const { token } = fan;
      const { allIn: acceptedTotal } = (await server.call('checkoutDrawClaim', { token, query: { offerId } }))
        .body;
      return server.call('repayOffer', { token, body: { offerId, paymentMethodId, acceptedTotal } });
    },
    decline: async (fan: Buyer) => {
      const { offerId } = (await entryOf(fan))!;
      return server.call('declineOfferPayment', { token: fan.token, body: { offerId } });
    },
    claim: async (fan: Buyer) => {
      const { offerId } = (await entryOf(fan))!;
      return (await server.call('claimDraw', { token: fan.token, body: { offerId } })).body;
    },
    subjectsTo: async (fan: Buyer) => (await mailsTo(server, fan)).map(({ subject }) => subject),
    /** Closes the draw, and makes it. */
    makeDraw: async (): Promise<void> => {
      await server.clock.advance(hours(2));
      await run();
      await run();
      await server.clock.advance(hours(1) + minutes(1));
      await run();
      await run();
    },
    /** Returns the fans in the order drawn. */
    inOrder: async (): Promise<Buyer[]> => {
      const { fans } = stage();
      const placed = await Promise.all(
        fans.map(async (fan) => ({ fan, place: (await entryOf(fan))!.place! })),
      );
      return placed.sort((left, right) => left.place - right.place).map(({ fan }) => fan);
    },
    buyerOf: ({ userId }: Buyer) =>
      server.database.query
        .selectFrom('eventBuyer')
        .select(['bought', 'committed'])
        .where('eventId', '=', eventId())
        .where('userId', '=', userId)
        .executeTakeFirst(),
  };
}

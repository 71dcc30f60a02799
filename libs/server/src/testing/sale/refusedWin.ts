import type { Money } from '@foyer/contract';
import { sql } from 'kysely';
import { chargeWinsJob } from '../../modules/marketplace/draw/drawing/chargeWins.ts';
import { runDrawsJob } from '../../modules/marketplace/draw/drawing/runDrawsJob.ts';
import type { TestServer } from '../testServer.ts';
import { anyCard, storeCard, type Buyer } from './people/buyers.ts';
import { buildDraw } from './fixtures/drawFixture.ts';

/** Beacon whose next round is out at once: clocks of other tests need not be moved. */
const beacon = {
  source: 'test',
  roundAfter: () => Promise.resolve(1),
  timeOf: () => Promise.resolve(new Date()),
  valueOf: () => Promise.resolve('ab'.repeat(32)),
};
/** Runs of the job until a draw is closed, drawn, and its wins are held. */
const runsToHold = 4;

const refusedCard = '4000 0000 0000 0341';

/** Lets a fan win alone in a draw of their own. @returns the event and the entry, and how the job of draws is run */
async function winAlone(
  server: TestServer,
  fan: Buyer,
  { autoClaim, paymentMethodId }: { autoClaim: boolean; paymentMethodId: string },
) {
  const { platform, database } = server;
  const { token } = fan;
  const { eventId, standing } = await buildDraw(server, { rows: 0, standing: 1, autoClaim });
  const body = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false, paymentMethodId };
  const { offerId } = (await server.call('enterDraw', { token, body })).body;
  await sql`update marketplace set closes_at = foyer_now(), results_at = foyer_now()
    where event_id = ${eventId} and type = 'draw'`.execute(database.query);
  const run = () =>
    runDrawsJob.handle(
      {},
      { platform: { ...platform, gateways: { ...platform.gateways, beacon } }, jobId: 'any' },
    );
  for (let runs = 0; runs < runsToHold; runs += 1) await run();
  return { eventId, offerId, run };
}

/** Lets a fan win alone in a draw whose winners claim. @returns the entry */
export async function winToClaim(server: TestServer, fan: Buyer): Promise<{ offerId: string }> {
  const { paymentMethodId } = await anyCard(server, fan);
  const { offerId } = await winAlone(server, fan, { autoClaim: false, paymentMethodId });
  return { offerId };
}

/**
 * Lets a fan win alone in a draw of their own, with a card that is refused, by default one of the sandbox.
 * @returns the entry, and its price
 */
export async function winWithRefusedCard(
  server: TestServer,
  fan: Buyer,
  cardId?: string,
): Promise<{ eventId: string; offerId: string; total: Money }> {
  const paymentMethodId = cardId ?? (await storeCard(server, fan, refusedCard)).paymentMethodId;
  const { eventId, offerId, run } = await winAlone(server, fan, { autoClaim: true, paymentMethodId });
  await chargeWinsJob.handle({}, { platform: server.platform, jobId: 'any' });
  await run();
  const { token } = fan;
  const { allIn: total } = (await server.call('checkoutDrawClaim', { token, query: { offerId } })).body;
  return { eventId, offerId, total };
}

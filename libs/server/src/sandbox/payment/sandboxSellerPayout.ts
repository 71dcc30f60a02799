import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { PayoutDelivery, PayoutGateway } from '../../platform/gateways/payout/payoutGateway.ts';
import type { NewId } from '../../platform/security/ids.ts';
import { days, minutes } from '../../platform/time/units.ts';
import { refuseInTransaction } from './sandboxCharges.ts';
import { recordPayout } from './sandboxMoneyRepository.ts';

/** Time for which every payout is under way. */
const pendingMs = minutes(1);

interface Outcome {
  first: PayoutDelivery;
  then?: { afterMs: number; to: PayoutDelivery };
}

/** What becomes of a payout to an address that begins with the name. Every other arrives. */
const outcomes = {
  held: { first: 'held', then: { afterMs: days(1), to: 'success' } },
  unclaimed: { first: 'unclaimed', then: { afterMs: days(30), to: 'returned' } },
  failed: { first: 'failed' },
  blocked: { first: 'blocked' },
  returned: { first: 'returned' },
  refunded: { first: 'refunded' },
} satisfies Record<string, Outcome>;

/** Beginnings of addresses with an outcome of their own. */
export type SellerPayoutCase = keyof typeof outcomes | 'refused';

function deliveryOf(recipient: string, ageMs: number): PayoutDelivery {
  if (ageMs < pendingMs) return 'pending';
  const [name = ''] = recipient.toLowerCase().split(/[^a-z]/);
  const outcome = (outcomes as Record<string, Outcome>)[name];
  if (!outcome) return 'success';
  return outcome.then && ageMs >= outcome.then.afterMs ? outcome.then.to : outcome.first;
}

/** Stands for the provider that pays fans: the address decides, and the clock of the sandbox. */
export function createSandboxSellerPayout({
  database,
  newId,
}: {
  database: Database;
  newId: NewId;
}): PayoutGateway {
  return {
    name: 'sandbox',
    payOut: async (request) => {
      refuseInTransaction();
      const state = /^refused\b/i.test(request.recipient) ? 'refused' : 'paid';
      const payout = await inTransaction(database, (tx) =>
        recordPayout(tx, request, { payoutId: `payout_${newId()}`, state }),
      );
      return payout.state === 'refused'
        ? { kind: 'refused', reason: 'unknownRecipient' }
        : { kind: 'paid', payoutId: payout.payoutId };
    },
    readDelivery: async (payoutId) => {
      refuseInTransaction();
      const { rows } = await sql<{ recipient: string; ageMs: number }>`
        select recipient, (extract(epoch from foyer_now() - created_at) * 1000)::bigint as "ageMs"
        from sandbox_gateway.payout where payout_id = ${payoutId}`.execute(database.query);
      if (!rows[0]) throw new Error(`The sandbox has no payout ${payoutId}`);
      return deliveryOf(rows[0].recipient, Number(rows[0].ageMs));
    },
  };
}

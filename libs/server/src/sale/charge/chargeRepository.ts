import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { Charge } from './charge.ts';

/** Charge of an order as it is stored. */
export interface ChargeRow extends Pick<
  Charge,
  'kind' | 'code' | 'cartGuid' | 'amount' | 'recipientKind' | 'recipientId' | 'refundable' | 'tokenId'
> {
  chargeNumber: number;
  refundedAmount: number;
  /** {product} that was given up, whose charge this one credits; null for all others. */
  creditsTokenId: string | null;
}

/** Reads the charges of an order. */
export async function readCharges(
  db: Queryable,
  { eventId, orderId }: { eventId: string; orderId: string },
): Promise<ChargeRow[]> {
  const rows = await db
    .selectFrom('charge')
    .select([
      'chargeNumber',
      'kind',
      'code',
      'cartGuid',
      'amount',
      'recipientKind',
      'recipientId',
      'refundable',
      'tokenId',
      'refundedAmount',
      'creditsTokenId',
    ])
    .where('eventId', '=', eventId)
    .where('orderId', '=', orderId)
    .orderBy('chargeNumber')
    .execute();
  return rows as ChargeRow[];
}

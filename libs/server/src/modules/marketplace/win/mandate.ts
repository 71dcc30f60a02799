import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { isExpired } from '../../../platform/gateways/payment/cardExpiry.ts';
import { failure, Failure, found } from '../../../platform/http/answers/failure.ts';
import { cartKind } from '../../../sale/cart/cartRepository.ts';
import type { SaleContext } from '../../../sale/cart/saleContext.ts';
import { readEventAccount } from '../../../sale/gateway-account/gatewayAccounts.ts';
import {
  findMeans,
  lockWallet,
  walletOf,
  type MeansRow,
} from '../../../sale/payment-means/paymentMeansRepository.ts';

/** Tells whether a user has a cart of the event that is held or being paid. */
export async function hasOpenCart(tx: TransactionScope, eventId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from commitment c join hold h using (event_id, commitment_id)
    where c.event_id = ${eventId} and c.user_id = ${userId} and c.kind = ${cartKind} and commitment_is_live(c.state)
      and commitment_phase(c.state, h.held_until) <> 'over'`.execute(tx);
  return rows.length > 0;
}

/** Refusal of a card whose bank is not asked yet: `bankAsked` asks it, and calls again. */
export class UnaskedBank extends Failure {
  readonly card: MeansRow;

  constructor(card: MeansRow) {
    super('serviceUnavailable');
    this.card = card;
  }
}

/**
 * Refuses a card that could not be charged later: another's, one of a single purchase, an expired one, or one
 * whose bank did not agree. Locks the wallet, so that the card is not removed at the same time.
 * @param eventId event whose account will charge it; absent for the platform's, which is paid for what fans resell
 * @throws Failure notFound, invalidCard; UnaskedBank
 */
export async function checkCard(
  { platform, tx, userId, site, now }: SaleContext,
  { id, eventId }: { id: string; eventId?: string },
): Promise<void> {
  await lockWallet(tx, userId);
  const card = found(await findMeans(tx, walletOf(platform, userId), id));
  const { gatewayAccountId } = await readEventAccount(tx, eventId, site);
  if (!card.inWallet || card.gatewayAccountId !== gatewayAccountId) throw failure('notFound');
  if (isExpired(card, now)) throw failure('invalidCard');
  if (!card.mandateAt) throw new UnaskedBank(card);
}

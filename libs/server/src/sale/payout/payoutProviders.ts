import type { PaymentGateway } from '../../platform/gateways/payment/paymentGateway.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PayoutProviders, PayoutRow } from './payoutRepository.ts';

type Parts = Pick<Platform, 'gateways'>;
type Recipient = Pick<PayoutRow, 'recipientKind'>;

/** Names of the providers that pay now. */
export const payoutProviders = ({ gateways: { payment, sellerPayout } }: Parts): PayoutProviders => ({
  gateway: payment.name,
  ofSellers: sellerPayout?.name ?? null,
});

const payerNow = ({ gateways: { payment, sellerPayout } }: Parts, { recipientKind }: Recipient) =>
  recipientKind === 'seller' ? sellerPayout : payment;

/** Name of the provider that pays a recipient now; undefined if none does. */
export const providerNameOf = (platform: Parts, payout: Recipient): string | undefined =>
  payerNow(platform, payout)?.name;

/**
 * Returns the provider that a payout is recorded with.
 * @throws Error if another one is configured now: nothing is asked until it is configured again
 */
export function payerOf(
  platform: Parts,
  payout: Recipient & { gateway: string },
): Pick<PaymentGateway, 'payOut'> {
  const payer = payerNow(platform, payout);
  if (payer?.name !== payout.gateway)
    throw new Error(`The payout is with ${payout.gateway}, and ${payer?.name ?? 'nothing'} is configured`);
  return payer;
}

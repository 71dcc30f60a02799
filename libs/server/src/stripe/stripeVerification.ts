import type { ChargeOutcome } from '../platform/gateways/payment/paymentGateway.ts';

/** Where the pages of an account are. */
export interface PagesOfAccount {
  payOrigin: string;
  /** Undefined for the configured account. */
  accountId: string | undefined;
}

/** Leads to the page on which the bank asks about a PaymentIntent or SetupIntent. */
export function verificationOf(
  { id, client_secret: secret }: { id: string; client_secret: string | null },
  { payOrigin, accountId }: PagesOfAccount,
): Extract<ChargeOutcome, { kind: 'verificationRequired' }> {
  const query = new URLSearchParams({ intent: id, secret: secret ?? '' });
  if (accountId !== undefined) query.set('account', accountId);
  return { kind: 'verificationRequired', verificationUrl: `${payOrigin}/stripe/verify?${query.toString()}` };
}

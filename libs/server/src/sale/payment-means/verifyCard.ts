import type { PaymentMeans, VerifyPaymentMeansRequest } from '@foyer/contract';
import type { Verification } from '../../platform/gateways/payment/paymentGateway.ts';
import { failure, found, type Failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatewayOf } from '../gateway-account/gatewayAccounts.ts';
import { cardAtGateway, openGatewayToken, type CardAtGateway } from './cardAtGateway.ts';
import { findMeans, recordMandate, walletOf } from './paymentMeansRepository.ts';
import { presentMeans, type WalletContext } from './paymentMeansService.ts';

/** Finds the card that its bank has verified. */
export async function prepareVerification(
  { platform, tx, userId }: WalletContext,
  { paymentMethodId }: VerifyPaymentMeansRequest,
): Promise<CardAtGateway> {
  return cardAtGateway(found(await findMeans(tx, walletOf(platform, userId), paymentMethodId)));
}

/** Asks the gateway which charges the bank has confirmed. @returns undefined for none */
export async function confirmAtGateway(
  platform: Platform,
  card: CardAtGateway,
  { verificationToken }: VerifyPaymentMeansRequest,
): Promise<Verification | undefined> {
  const gateway = await gatewayOf(platform, card.gatewayAccountId);
  return gateway.confirmVerification({ gatewayToken: openGatewayToken(platform, card), verificationToken });
}

/** Records the mandate for later charges, if the bank gave it. */
export async function recordVerification(
  { platform, tx, now, userId }: WalletContext,
  { paymentMethodId }: CardAtGateway,
  verification: Verification | undefined,
): Promise<PaymentMeans | Failure> {
  const means = await findMeans(tx, walletOf(platform, userId), paymentMethodId);
  if (!means) return failure('notFound');
  if (!verification) return failure('paymentFailed', { reason: 'verificationFailed' });
  if (verification === 'laterCharges') await recordMandate(tx, paymentMethodId, now);
  return presentMeans(means, now);
}

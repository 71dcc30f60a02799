import type { PaymentMeans, UpdatePaymentMeansRequest } from '@foyer/contract';
import type { CardChanges, CardDescription } from '../../platform/gateways/payment/paymentGateway.ts';
import { failure, found, type Failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { demand } from '../../platform/http/access/permission.ts';
import { gatewayOf } from '../gateway-account/gatewayAccounts.ts';
import { cardAtGateway, openGatewayToken, type CardAtGateway } from './cardAtGateway.ts';
import { mayMakeDefault, mayUpdate } from './meansPolicy.ts';
import {
  findMeans,
  lockWallet,
  setDefault,
  updateMeans,
  walletOf,
  type MeansRow,
} from './paymentMeansRepository.ts';
import { presentMeans, type WalletContext } from './paymentMeansService.ts';

/** Progress of an update. */
export interface CardUpdate extends CardAtGateway {
  changes: CardChanges;
}

/** Outcome of the call to the gateway: the card's present details there, or why they did not change. */
export type UpdateOutcome = CardDescription | 'unchanged' | 'refused';

async function findInWallet(
  { platform, tx, userId }: WalletContext,
  paymentMethodId: string,
): Promise<MeansRow> {
  const means = found(await findMeans(tx, walletOf(platform, userId), paymentMethodId));
  demand(mayUpdate(means));
  return means;
}

/** Finds the card to update. A date is whole or not sent. */
export async function prepareUpdate(
  context: WalletContext,
  { paymentMethodId, defaultMeans: _isDefault, ...changes }: UpdatePaymentMeansRequest,
): Promise<CardUpdate> {
  if ((changes.expiryMonth === undefined) !== (changes.expiryYear === undefined))
    throw failure('invalidRequest', {
      field: changes.expiryMonth === undefined ? 'expiryMonth' : 'expiryYear',
    });
  return { ...cardAtGateway(await findInWallet(context, paymentMethodId)), changes };
}

/** Updates the card at the gateway, which charges by these details. */
export async function updateAtGateway(
  platform: Platform,
  { changes, ...card }: CardUpdate,
): Promise<UpdateOutcome> {
  if (Object.keys(changes).length === 0) return 'unchanged';
  const gateway = await gatewayOf(platform, card.gatewayAccountId);
  const gatewayToken = openGatewayToken(platform, card);
  return (await gateway.updateCard({ gatewayToken, changes })) ?? 'refused';
}

/** Records the details that the gateway accepted, and the default [C7.57]. */
export async function recordUpdate(
  context: WalletContext,
  { paymentMethodId, defaultMeans }: UpdatePaymentMeansRequest,
  outcome: UpdateOutcome,
): Promise<PaymentMeans | Failure> {
  const { tx, now, userId } = context;
  if (outcome === 'refused') return failure('invalidCard');
  await lockWallet(tx, userId);
  await findInWallet(context, paymentMethodId);
  if (outcome !== 'unchanged') await updateMeans(tx, paymentMethodId, outcome);
  if (defaultMeans) {
    const permission = mayMakeDefault(await findInWallet(context, paymentMethodId), now);
    if (!permission.allowed) return failure(permission.reason);
    await setDefault(tx, userId, paymentMethodId);
  }
  return presentMeans(await findInWallet(context, paymentMethodId), now);
}

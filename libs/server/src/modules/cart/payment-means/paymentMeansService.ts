import type { Accepted, AddPaymentMeansRequest, PaymentMeans, PaymentMethodList } from '@foyer/contract';
import { isExpired } from '../../../gateways/payment/cardExpiry.ts';
import type { StoredCard } from '../../../gateways/payment/paymentGateway.ts';
import { failure, found, type Failure } from '../../../http/failure.ts';
import type { Locale } from '@foyer/contract';
import { defineJob } from '../../../jobs/job.ts';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { Platform } from '../../../platform.ts';
import {
  findMeans,
  insertMeans,
  isInUse,
  listMeans,
  lockWallet,
  markRemoved,
  readGatewayToken,
  setDefault,
  type MeansRow,
} from './paymentMeansRepository.ts';

/** What a use case of stored cards is handed. */
export interface WalletContext {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  userId: string;
}

export const gatewayTokenContext = (paymentMethodId: string): string => `gatewayToken:${paymentMethodId}`;

/** A stored card as its owner sees it; never what would pay with it. */
export const presentMeans = (means: MeansRow, now: Date): PaymentMeans => ({
  paymentMethodId: means.paymentMethodId,
  brand: means.brand,
  lastFour: means.lastFour,
  expiryMonth: means.expiryMonth,
  expiryYear: means.expiryYear,
  nameOnCard: means.nameOnCard,
  ...(means.postalCode ? { postalCode: means.postalCode } : {}),
  defaultMeans: means.defaultMeans,
  expired: isExpired(means, now),
});

/** Tells the gateway to forget a card that was removed. */
export const forgetCardJob = defineJob<{ paymentMethodId: string }>({
  name: 'forgetCard',
  handle: async ({ paymentMethodId }, { platform }) => {
    const sealed = await readGatewayToken(platform.database.query, paymentMethodId);
    await platform.gateways.payment.forgetCard(
      platform.sealer.unseal(sealed, gatewayTokenContext(paymentMethodId)),
    );
  },
});

/** The ways of paying: cards, by the gateway's own fields [C3.12]. */
export const paymentMethods = ({ config, gateways, texts }: Platform, locale: Locale): PaymentMethodList => ({
  paymentMethods: [
    {
      paymentType: 'CreditCard',
      label: texts.say(locale, 'paymentMethod.CreditCard'),
      hostedFieldsUrl: gateways.payment.hostedFieldsUrl,
    },
  ],
  maxStoredCards: config.sale.maxStoredCards,
});

/** A wallet that is full is said before the gateway is asked. */
export async function checkRoom({ platform, tx, userId }: WalletContext): Promise<void> {
  const limit = platform.config.sale.maxStoredCards;
  await lockWallet(tx, userId);
  if ((await listMeans(tx, userId)).length >= limit) throw failure('tooManyCreditCards', { limit });
}

/** Keeps the card that the gateway stored; the first one is the default. */
export async function keepCard(
  { platform, tx, now, userId }: WalletContext,
  {
    paymentMethodId,
    card,
    request,
  }: { paymentMethodId: string; card: StoredCard | undefined; request: AddPaymentMeansRequest },
): Promise<PaymentMeans | Failure> {
  if (!card) return failure('invalidCard');
  const limit = platform.config.sale.maxStoredCards;
  await lockWallet(tx, userId);
  const others = await listMeans(tx, userId);
  const isFull = others.length >= limit;
  const defaultMeans = !isFull && (request.defaultMeans === true || others.length === 0);
  if (defaultMeans) await setDefault(tx, userId, undefined);
  const { gatewayToken, postalCode = null, ...description } = card;
  const sealed = platform.sealer.seal(gatewayToken, gatewayTokenContext(paymentMethodId));
  const means = { ...description, paymentMethodId, userId, postalCode, defaultMeans, gatewayToken: sealed };
  const { name: gateway } = platform.gateways.payment;
  await insertMeans(tx, { ...means, gateway, createdAt: now, removedAt: isFull ? now : null });
  if (!isFull) return presentMeans(means, now);
  await platform.jobs.add(tx, forgetCardJob, { paymentMethodId }, { dedupeKey: paymentMethodId });
  return failure('tooManyCreditCards', { limit });
}

/** Forgets a card; the newest of the others becomes the default. */
export async function removeCard(
  { platform, tx, now, userId }: WalletContext,
  paymentMethodId: string,
): Promise<Accepted> {
  await lockWallet(tx, userId);
  const means = found(await findMeans(tx, userId, paymentMethodId));
  if (await isInUse(tx, paymentMethodId)) throw failure('paymentMeansInUse');
  await markRemoved(tx, paymentMethodId, now);
  const newest = (await listMeans(tx, userId)).at(-1);
  if (means.defaultMeans && newest) await setDefault(tx, userId, newest.paymentMethodId);
  await platform.jobs.add(tx, forgetCardJob, { paymentMethodId }, { dedupeKey: paymentMethodId });
  return { ok: true };
}

/** Makes a card the one that is offered first. */
export async function makeDefault(
  { tx, now, userId }: WalletContext,
  paymentMethodId: string,
): Promise<PaymentMeans> {
  await lockWallet(tx, userId);
  const means = found(await findMeans(tx, userId, paymentMethodId));
  await setDefault(tx, userId, paymentMethodId);
  return presentMeans({ ...means, defaultMeans: true }, now);
}

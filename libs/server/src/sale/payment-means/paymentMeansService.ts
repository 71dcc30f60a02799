import type {
  Accepted,
  AddPaymentMeansRequest,
  Locale,
  PaymentMeans,
  PaymentMethodList,
  ProfileCard,
} from '@foyer/contract';
import { isExpired } from '../../platform/gateways/payment/cardExpiry.ts';
import type { StoredCard } from '../../platform/gateways/payment/paymentGateway.ts';
import { failure, found, type Failure } from '../../platform/http/answers/failure.ts';
import { demand, presentPermission } from '../../platform/http/access/permission.ts';
import type { Site } from '../../platform/hosts/sites.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { hours } from '../../platform/time/units.ts';
import { readDatabaseTime } from '../../platform/database/databaseClock.ts';
import { gatewayTokenContext } from './cardAtGateway.ts';
import { mayMakeDefault, mayRemoveMeans, mayUpdate } from './meansPolicy.ts';
import {
  gatewayOf,
  isRedacted,
  recordedGateway,
  readEventAccount,
} from '../gateway-account/gatewayAccounts.ts';
import {
  findMeans,
  insertMeans,
  listMeans,
  listMeansForPurchase,
  lockWallet,
  markRemoved,
  putInWallet,
  readGatewayToken,
  setDefault,
  walletOf,
  type MeansRow,
} from './paymentMeansRepository.ts';

/** Context of a use case of stored cards. */
export interface WalletContext {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  userId: string;
}

/** Describes a card, without the gateway's token. */
export const describeMeans = (means: MeansRow, now: Date): PaymentMeans => ({
  paymentMethodId: means.paymentMethodId,
  brand: means.brand,
  lastFour: means.lastFour,
  expiryMonth: means.expiryMonth,
  expiryYear: means.expiryYear,
  nameOnCard: means.nameOnCard,
  ...(means.postalCode ? { postalCode: means.postalCode } : {}),
  defaultMeans: means.defaultMeans,
  expired: isExpired(means, now),
  ...(means.inWallet ? {} : { onePurchase: true }),
  ...(means.lastDeclined ? { lastDeclined: true } : {}),
});

/** Presents a card in its owner's profile, which browsers keep for offline use. */
export const presentProfileCard = (means: MeansRow, now: Date): ProfileCard => ({
  paymentMethodId: means.paymentMethodId,
  brand: means.brand,
  lastFour: means.lastFour,
  expiryMonth: means.expiryMonth,
  expiryYear: means.expiryYear,
  defaultMeans: means.defaultMeans,
  expired: isExpired(means, now),
});

/** Presents a card to its owner, with the permitted actions. */
export const presentMeans = (means: MeansRow, now: Date): PaymentMeans => ({
  ...describeMeans(means, now),
  allowed: {
    makeDefault: presentPermission(mayMakeDefault(means, now)),
    update: presentPermission(mayUpdate(means)),
    remove: presentPermission(mayRemoveMeans(means)),
  },
});

/** Asks the gateway to delete a removed card; if its account can no longer be used, the card stays there. */
export const forgetCardJob = defineJob<{ paymentMethodId: string }>({
  name: 'forgetCard',
  handle: async ({ paymentMethodId }, { platform }) => {
    const stored = await readGatewayToken(platform.database.query, paymentMethodId);
    const { gatewayAccountId } = stored;
    if (gatewayAccountId !== null && (await isRedacted(platform.database.query, gatewayAccountId))) return;
    const gateway = await recordedGateway(platform, stored);
    await gateway.forgetCard(
      platform.sealer.unseal(stored.gatewayToken, gatewayTokenContext(paymentMethodId)),
    );
  },
});

/**
 * Lists the payment methods of an event, or those of the platform, in the words of the site: cards, entered in the hosted
 * fields of the account that is paid, and methods on a provider's page, which have no fields [C3.12].
 */
export async function paymentMethods(
  platform: Platform,
  { site, locale, eventId }: { site: Site; locale: Locale; eventId: string | undefined },
): Promise<PaymentMethodList> {
  const { config, database, texts } = platform;
  const { gatewayAccountId, paymentTypes } = await readEventAccount(database.query, eventId, site);
  const { hostedFieldsUrl } = await gatewayOf(platform, gatewayAccountId);
  const words = texts.forSite(site);
  return {
    paymentMethods: paymentTypes.map((paymentType) => ({
      paymentType,
      label: words.say(locale, `paymentMethod.${paymentType}`),
      ...(paymentType === 'CreditCard' ? { hostedFieldsUrl } : {}),
    })),
    maxStoredCards: config.sale.maxStoredCards,
  };
}

/** Time for which a card entered for one purchase is offered. */
const onePurchaseMs = hours(1);

/**
 * Lists the buyer's cards that an event can be paid with, or all; with those entered for one purchase if asked.
 * @throws notFound for an event that is not of the site
 */
export async function listUsableMeans(
  platform: Platform,
  { userId, site, onePurchase, eventId }: UsableMeansQuery,
): Promise<PaymentMeans[]> {
  const db = platform.database.query;
  const now = await readDatabaseTime(db);
  const wallet = walletOf(platform, userId);
  const since = new Date(now.getTime() - onePurchaseMs);
  const means = await (onePurchase ? listMeansForPurchase(db, wallet, since) : listMeans(db, wallet));
  const account = eventId === undefined ? undefined : await readEventAccount(db, eventId, site);
  return means
    .filter(({ gatewayAccountId }) => !account || gatewayAccountId === account.gatewayAccountId)
    .map((each) => presentMeans(each, now));
}

/** Refuses a full wallet before the gateway is asked. */
export async function checkRoom({ platform, tx, userId }: WalletContext): Promise<void> {
  const limit = platform.config.sale.maxStoredCards;
  await lockWallet(tx, userId);
  if ((await listMeans(tx, walletOf(platform, userId))).length >= limit)
    throw failure('tooManyCreditCards', { limit });
}

interface UsableMeansQuery {
  userId: string;
  site: Site;
  onePurchase?: boolean;
  eventId?: string;
}

interface NewCard {
  paymentMethodId: string;
  /** Account that stored it. */
  gatewayAccountId: string | null;
  card: StoredCard;
  request: AddPaymentMeansRequest;
}

/** Saves the card that the gateway stored: in the wallet (the first one is the default), or for one purchase. */
export async function keepCard(
  context: WalletContext,
  { card, ...rest }: Omit<NewCard, 'card'> & { card: StoredCard | undefined },
): Promise<PaymentMeans | Failure> {
  if (!card) return failure('invalidCard');
  return rest.request.onePurchase
    ? keepForOnePurchase(context, { ...rest, card })
    : keepInWallet(context, { ...rest, card });
}

const toRow = (
  { platform, userId, now }: WalletContext,
  { card, paymentMethodId, gatewayAccountId }: NewCard,
) => {
  const { gatewayToken, postalCode = null, ...description } = card;
  const sealed = platform.sealer.seal(gatewayToken, gatewayTokenContext(paymentMethodId));
  const { name: gateway } = platform.gateways.payment;
  return {
    ...description,
    paymentMethodId,
    userId,
    postalCode,
    gatewayToken: sealed,
    gateway,
    gatewayAccountId,
    createdAt: now,
    inUse: false,
    lastDeclined: false,
    mandateAt: null,
  };
};

async function keepForOnePurchase(context: WalletContext, added: NewCard): Promise<PaymentMeans> {
  const { tx, now } = context;
  const means = { ...toRow(context, added), defaultMeans: false, inWallet: false };
  await insertMeans(tx, { ...means, removedAt: null });
  return presentMeans(means, now);
}

async function keepInWallet(context: WalletContext, added: NewCard): Promise<PaymentMeans | Failure> {
  const { platform, tx, now, userId } = context;
  const { paymentMethodId, request } = added;
  const limit = platform.config.sale.maxStoredCards;
  await lockWallet(tx, userId);
  const others = await listMeans(tx, walletOf(platform, userId));
  const isFull = others.length >= limit;
  const defaultMeans = !isFull && (request.defaultMeans === true || others.length === 0);
  if (defaultMeans) await setDefault(tx, userId, undefined);
  const means = { ...toRow(context, added), defaultMeans, inWallet: true };
  await insertMeans(tx, { ...means, removedAt: isFull ? now : null });
  if (!isFull) return presentMeans(means, now);
  await platform.jobs.add(tx, forgetCardJob, { paymentMethodId }, { dedupeKey: paymentMethodId });
  return failure('tooManyCreditCards', { limit });
}

/**
 * Saves a card for one purchase in the wallet, after its payment succeeded and because the buyer asked for it; the
 * first one is the default. A full wallet is left unchanged without failing the purchase. Requires the lock of the
 * wallet.
 */
export async function saveInWallet(
  { platform, tx, userId }: Omit<WalletContext, 'now'>,
  paymentMethodId: string,
): Promise<void> {
  const means = await findMeans(tx, walletOf(platform, userId), paymentMethodId);
  if (!means || means.inWallet) return;
  const others = await listMeans(tx, walletOf(platform, userId));
  if (others.length >= platform.config.sale.maxStoredCards) return;
  await putInWallet(tx, paymentMethodId);
  if (others.length === 0) await setDefault(tx, userId, paymentMethodId);
}

/** Removes a card; the newest of the others becomes the default. */
export async function removeCard(
  { platform, tx, now, userId }: WalletContext,
  paymentMethodId: string,
): Promise<Accepted> {
  await lockWallet(tx, userId);
  const means = found(await findMeans(tx, walletOf(platform, userId), paymentMethodId));
  demand(mayRemoveMeans(means));
  await markRemoved(tx, paymentMethodId, now);
  const newest = (await listMeans(tx, walletOf(platform, userId))).at(-1);
  if (means.defaultMeans && newest) await setDefault(tx, userId, newest.paymentMethodId);
  await platform.jobs.add(tx, forgetCardJob, { paymentMethodId }, { dedupeKey: paymentMethodId });
  return { ok: true };
}

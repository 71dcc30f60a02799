import type { CardBrand } from '@foyer/contract';
import { sql, type Selectable } from 'kysely';
import type { PaymentMeansTable } from '../../platform/database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { CardDescription } from '../../platform/gateways/payment/paymentGateway.ts';

/** Card of a buyer: stored in the wallet, or kept for one purchase. */
export interface MeansRow {
  paymentMethodId: string;
  userId: string;
  /** Gateway that stored it. */
  gateway: string;
  gatewayToken: Buffer;
  /** Account that knows the card; null for the platform's configured one. */
  gatewayAccountId: string | null;
  brand: CardBrand;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
  postalCode: string | null;
  defaultMeans: boolean;
  /** False for a card that was added for one purchase and not saved. */
  inWallet: boolean;
  createdAt: Date;
  /** Whether a payment with it is in progress or authorised, or it is to be charged for an entry or offer that is not over. */
  inUse: boolean;
  /** Whether the bank declined the last charge that it answered for. */
  lastDeclined: boolean;
  /** Time at which the bank agreed to later charges while the owner is away; null if it was not asked, or refused. */
  mandateAt: Date | null;
}

type CardDetails = Pick<CardDescription, 'expiryMonth' | 'expiryYear' | 'nameOnCard'> & {
  postalCode?: string | null;
};

const inUse = sql<boolean>`exists (select from payment p
  where p.payment_method_id = payment_means.payment_method_id
    and (payment_is_under_way(p.state) or p.state = 'authorised'))
  or card_is_pledged(payment_means.payment_method_id)`.as('inUse');

const lastDeclined = sql<boolean>`coalesce((select a.state = 'declined' from payment_attempt a
  where a.payment_method_id = payment_means.payment_method_id
    and a.state in ('declined', 'authorised', 'captured', 'refunded')
  order by a.started_at desc limit 1), false)`.as('lastDeclined');

const toMeans = (
  row: Selectable<PaymentMeansTable> & Pick<MeansRow, 'inUse' | 'lastDeclined'>,
): MeansRow => ({
  paymentMethodId: row.paymentMethodId,
  userId: row.userId,
  gateway: row.gateway,
  gatewayToken: row.gatewayToken,
  gatewayAccountId: row.gatewayAccountId,
  brand: row.brand as CardBrand,
  lastFour: row.lastFour,
  expiryMonth: row.expiryMonth,
  expiryYear: row.expiryYear,
  nameOnCard: row.nameOnCard,
  postalCode: row.postalCode,
  defaultMeans: row.defaultMeans,
  inWallet: row.inWallet,
  createdAt: row.createdAt,
  inUse: row.inUse,
  lastDeclined: row.lastDeclined,
  mandateAt: row.mandateAt,
});

/** Cards of a person that a gateway can charge: those that another one stored are not offered. */
export interface Wallet {
  userId: string;
  gateway: string;
}

/** Returns the wallet of the configured gateway. */
export const walletOf = (
  { gateways }: { gateways: { payment: { name: string } } },
  userId: string,
): Wallet => ({ userId, gateway: gateways.payment.name });

const listOfGateway = async (db: Queryable, { userId, gateway }: Wallet): Promise<MeansRow[]> =>
  (await listEveryMeans(db, userId)).filter((means) => means.gateway === gateway);

/** Locks the wallet (the account's row): cards are counted and the default moves under it. */
export async function lockWallet(tx: TransactionScope, userId: string): Promise<void> {
  await sql`select from user_account where user_id = ${userId} for no key update`.execute(tx);
}

/** Lists the cards in a wallet, oldest first. */
export async function listMeans(db: Queryable, wallet: Wallet): Promise<MeansRow[]> {
  return (await listOfGateway(db, wallet)).filter(({ inWallet }) => inWallet);
}

/** Lists the wallet, and cards for one purchase that were added since a time and have not paid yet. */
export async function listMeansForPurchase(db: Queryable, wallet: Wallet, since: Date): Promise<MeansRow[]> {
  const paid = await db
    .selectFrom('payment')
    .select('paymentMethodId')
    .where('userId', '=', wallet.userId)
    .where(sql<boolean>`payment_has_money(state)`)
    .where('createdAt', '>', since)
    .execute();
  const hasPaid = new Set(paid.map((row) => row.paymentMethodId));
  return (await listOfGateway(db, wallet)).filter(
    ({ inWallet, createdAt, paymentMethodId }) =>
      inWallet || (createdAt > since && !hasPaid.has(paymentMethodId)),
  );
}

/** Lists all cards kept for an account, those for one purchase too, oldest first. */
export async function listEveryMeans(db: Queryable, userId: string): Promise<MeansRow[]> {
  const rows = await db
    .selectFrom('paymentMeans')
    .selectAll()
    .select([inUse, lastDeclined])
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('paymentMethodId')
    .execute();
  return rows.map(toMeans);
}

/** Finds a card of the person that the gateway stored, in the wallet or for one purchase, that was not removed. */
export async function findMeans(
  db: Queryable,
  { userId, gateway }: Wallet,
  paymentMethodId: string,
): Promise<MeansRow | undefined> {
  const row = await db
    .selectFrom('paymentMeans')
    .selectAll()
    .select([inUse, lastDeclined])
    .where('userId', '=', userId)
    .where('gateway', '=', gateway)
    .where('paymentMethodId', '=', paymentMethodId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row && toMeans(row);
}

/** Reads the gateway's sealed token for a card, a removed one too, and which gateway and account it is. */
export async function readGatewayToken(
  db: Queryable,
  paymentMethodId: string,
): Promise<Pick<MeansRow, 'gateway' | 'gatewayToken' | 'gatewayAccountId'>> {
  return db
    .selectFrom('paymentMeans')
    .select(['gateway', 'gatewayToken', 'gatewayAccountId'])
    .where('paymentMethodId', '=', paymentMethodId)
    .executeTakeFirstOrThrow();
}

export async function insertMeans(
  tx: TransactionScope,
  means: Omit<MeansRow, 'inUse' | 'lastDeclined' | 'mandateAt'> & { removedAt: Date | null },
): Promise<void> {
  await tx
    .insertInto('paymentMeans')
    .values({
      paymentMethodId: means.paymentMethodId,
      userId: means.userId,
      gateway: means.gateway,
      gatewayToken: means.gatewayToken,
      gatewayAccountId: means.gatewayAccountId,
      brand: means.brand,
      lastFour: means.lastFour,
      expiryMonth: means.expiryMonth,
      expiryYear: means.expiryYear,
      nameOnCard: means.nameOnCard,
      postalCode: means.postalCode,
      defaultMeans: means.defaultMeans,
      inWallet: means.inWallet,
      createdAt: means.createdAt,
      removedAt: means.removedAt,
    })
    .execute();
}

/** Records that the bank of a card agreed to later charges. */
export async function recordMandate(tx: TransactionScope, paymentMethodId: string, at: Date): Promise<void> {
  await tx
    .updateTable('paymentMeans')
    .set({ mandateAt: at })
    .where('paymentMethodId', '=', paymentMethodId)
    .execute();
}

/** Records the details of a card as the gateway has them, about which the bank was not asked yet. */
export async function updateMeans(
  tx: TransactionScope,
  paymentMethodId: string,
  { expiryMonth, expiryYear, nameOnCard, postalCode = null }: CardDetails,
): Promise<void> {
  await tx
    .updateTable('paymentMeans')
    .set({ expiryMonth, expiryYear, nameOnCard, postalCode, mandateAt: null })
    .where('paymentMethodId', '=', paymentMethodId)
    .execute();
}

/** Makes one card the only default; `undefined` leaves none. */
export async function setDefault(
  tx: TransactionScope,
  userId: string,
  paymentMethodId: string | undefined,
): Promise<void> {
  await tx
    .updateTable('paymentMeans')
    .set({ defaultMeans: false })
    .where('userId', '=', userId)
    .where('defaultMeans', '=', true)
    .execute();
  if (paymentMethodId === undefined) return;
  await tx
    .updateTable('paymentMeans')
    .set({ defaultMeans: true })
    .where('paymentMethodId', '=', paymentMethodId)
    .execute();
}

/** Puts a card for one purchase into the wallet. */
export async function putInWallet(tx: TransactionScope, paymentMethodId: string): Promise<void> {
  await tx
    .updateTable('paymentMeans')
    .set({ inWallet: true })
    .where('paymentMethodId', '=', paymentMethodId)
    .execute();
}

/** Finds cards for one purchase that were added before a time and never saved. */
export async function findUnsavedBefore(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<Pick<MeansRow, 'paymentMethodId' | 'userId' | 'gateway'>[]> {
  const rows = await db
    .selectFrom('paymentMeans')
    .select(['paymentMethodId', 'userId', 'gateway'])
    .where('inWallet', '=', false)
    .where('removedAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows;
}

export async function markRemoved(tx: TransactionScope, paymentMethodId: string, at: Date): Promise<void> {
  await tx
    .updateTable('paymentMeans')
    .set({ removedAt: at, defaultMeans: false })
    .where('paymentMethodId', '=', paymentMethodId)
    .execute();
}

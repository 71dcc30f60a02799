import type { CardBrand } from '@foyer/contract';
import { sql, type Selectable } from 'kysely';
import type { PaymentMeansTable } from '../../platform/database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';

/** Card of a buyer: stored in the wallet, or kept for one purchase. */
export interface MeansRow {
  paymentMethodId: string;
  userId: string;
  gatewayToken: Buffer;
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
}

const toMeans = (row: Selectable<PaymentMeansTable>): MeansRow => ({
  paymentMethodId: row.payment_method_id,
  userId: row.user_id,
  gatewayToken: row.gateway_token,
  brand: row.brand as CardBrand,
  lastFour: row.last_four,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
  nameOnCard: row.name_on_card,
  postalCode: row.postal_code,
  defaultMeans: row.default_means,
  inWallet: row.in_wallet,
  createdAt: row.created_at,
});

/** Locks the wallet (the account's row): cards are counted and the default moves under it. */
export async function lockWallet(tx: TransactionScope, userId: string): Promise<void> {
  await sql`select from user_account where user_id = ${userId} for no key update`.execute(tx);
}

/** Lists the cards in a wallet, oldest first. */
export async function listMeans(db: Queryable, userId: string): Promise<MeansRow[]> {
  return (await listEveryMeans(db, userId)).filter(({ inWallet }) => inWallet);
}

/** Lists the wallet, and cards for one purchase that were added since a time and have not paid yet. */
export async function listMeansForPurchase(db: Queryable, userId: string, since: Date): Promise<MeansRow[]> {
  const paid = await db
    .selectFrom('payment')
    .select('payment_method_id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['captured', 'refundDue', 'refunded'])
    .where('created_at', '>', since)
    .execute();
  const hasPaid = new Set(paid.map((row) => row.payment_method_id));
  return (await listEveryMeans(db, userId)).filter(
    ({ inWallet, createdAt, paymentMethodId }) =>
      inWallet || (createdAt > since && !hasPaid.has(paymentMethodId)),
  );
}

/** Lists all cards kept for an account, those for one purchase too, oldest first. */
export async function listEveryMeans(db: Queryable, userId: string): Promise<MeansRow[]> {
  const rows = await db
    .selectFrom('payment_means')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('payment_method_id')
    .execute();
  return rows.map(toMeans);
}

/** Finds a card of the account, stored or for one purchase, that was not removed. */
export async function findMeans(
  db: Queryable,
  userId: string,
  paymentMethodId: string,
): Promise<MeansRow | undefined> {
  const row = await db
    .selectFrom('payment_means')
    .selectAll()
    .where('user_id', '=', userId)
    .where('payment_method_id', '=', paymentMethodId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toMeans(row);
}

/** Reads the gateway's sealed token for a card, a removed one too. */
export async function readGatewayToken(db: Queryable, paymentMethodId: string): Promise<Buffer> {
  const row = await db
    .selectFrom('payment_means')
    .select('gateway_token')
    .where('payment_method_id', '=', paymentMethodId)
    .executeTakeFirstOrThrow();
  return row.gateway_token;
}

export async function insertMeans(
  tx: TransactionScope,
  means: MeansRow & { gateway: string; removedAt: Date | null },
): Promise<void> {
  await tx
    .insertInto('payment_means')
    .values({
      payment_method_id: means.paymentMethodId,
      user_id: means.userId,
      gateway: means.gateway,
      gateway_token: means.gatewayToken,
      brand: means.brand,
      last_four: means.lastFour,
      expiry_month: means.expiryMonth,
      expiry_year: means.expiryYear,
      name_on_card: means.nameOnCard,
      postal_code: means.postalCode,
      default_means: means.defaultMeans,
      in_wallet: means.inWallet,
      created_at: means.createdAt,
      removed_at: means.removedAt,
    })
    .execute();
}

/** Makes one card the only default; `undefined` leaves none. */
export async function setDefault(
  tx: TransactionScope,
  userId: string,
  paymentMethodId: string | undefined,
): Promise<void> {
  await tx
    .updateTable('payment_means')
    .set({ default_means: false })
    .where('user_id', '=', userId)
    .where('default_means', '=', true)
    .execute();
  if (paymentMethodId === undefined) return;
  await tx
    .updateTable('payment_means')
    .set({ default_means: true })
    .where('payment_method_id', '=', paymentMethodId)
    .execute();
}

/** Puts a card for one purchase into the wallet. */
export async function putInWallet(tx: TransactionScope, paymentMethodId: string): Promise<void> {
  await tx
    .updateTable('payment_means')
    .set({ in_wallet: true })
    .where('payment_method_id', '=', paymentMethodId)
    .execute();
}

/** Finds cards for one purchase that were added before a time and never saved. */
export async function findUnsavedBefore(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<Pick<MeansRow, 'paymentMethodId' | 'userId'>[]> {
  const rows = await db
    .selectFrom('payment_means')
    .select(['payment_method_id', 'user_id'])
    .where('in_wallet', '=', false)
    .where('removed_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ paymentMethodId: row.payment_method_id, userId: row.user_id }));
}

export async function markRemoved(tx: TransactionScope, paymentMethodId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_means')
    .set({ removed_at: at, default_means: false })
    .where('payment_method_id', '=', paymentMethodId)
    .execute();
}

/** Tells whether a payment with the card is in progress [C5.13]. */
export async function isInUse(db: Queryable, paymentMethodId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('payment_method_id', '=', paymentMethodId)
    .where(sql<boolean>`payment_is_under_way(state)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

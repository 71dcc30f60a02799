import type { CardBrand } from '@foyer/contract';
import { sql, type Selectable } from 'kysely';
import type { PaymentMeansTable } from '../../../database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';

/** A stored card of somebody. */
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
});

/** The person's row is the lock under which cards are counted and the default moves. */
export async function lockWallet(tx: TransactionScope, userId: string): Promise<void> {
  await sql`select from user_account where user_id = ${userId} for no key update`.execute(tx);
}

/** The cards of a person, in the order in which they were stored. */
export async function listMeans(db: Queryable, userId: string): Promise<MeansRow[]> {
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

/** A card of this person that was not removed. */
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

/** The sealed name that the gateway knows a card by, of a removed one too. */
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
  means: MeansRow & { gateway: string; createdAt: Date; removedAt: Date | null },
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
      created_at: means.createdAt,
      removed_at: means.removedAt,
    })
    .execute();
}

/** Makes one card the default, and no other; undefined takes the default away from all. */
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

export async function markRemoved(tx: TransactionScope, paymentMethodId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_means')
    .set({ removed_at: at, default_means: false })
    .where('payment_method_id', '=', paymentMethodId)
    .execute();
}

/** Whether money may still be asked of a card [C5.13]. */
export async function isInUse(db: Queryable, paymentMethodId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('payment_method_id', '=', paymentMethodId)
    .where('state', 'in', ['created', 'pending'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

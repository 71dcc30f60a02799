import type { AuthenticatorType, Locale, UserAuthenticationState } from '@foyer/contract';
import { sql, type Selectable } from 'kysely';
import type { ThirdPartyAttemptTable } from '../../../platform/database/databaseSchema.gen.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { AccountRow } from '../account/accountRepository.ts';

export type AttemptRow = Selectable<ThirdPartyAttemptTable>;

export interface NewAttempt {
  attemptId: string;
  type: AuthenticatorType;
  stateHash: Buffer;
  browserKeyHash: Buffer;
  sealedSecrets: Buffer;
  redirectUrl: string;
  expiresAt: Date;
}

export async function insertAttempt(tx: TransactionScope, attempt: NewAttempt, now: Date): Promise<void> {
  await tx
    .insertInto('thirdPartyAttempt')
    .values({
      attemptId: attempt.attemptId,
      authenticatorType: attempt.type,
      stateHash: attempt.stateHash,
      browserKeyHash: attempt.browserKeyHash,
      sealedSecrets: attempt.sealedSecrets,
      redirectUrl: attempt.redirectUrl,
      createdAt: now,
      expiresAt: attempt.expiresAt,
    })
    .execute();
}

/**
 * Consumes an attempt if browser, provider and redirect URL are those it began with. A stolen state alone has no
 * effect.
 */
export const consumeAttempt = (
  tx: TransactionScope,
  given: Pick<NewAttempt, 'type' | 'stateHash' | 'browserKeyHash' | 'redirectUrl'>,
  now: Date,
): Promise<AttemptRow | undefined> =>
  tx
    .updateTable('thirdPartyAttempt')
    .set({ usedAt: now })
    .where('stateHash', '=', given.stateHash)
    .where('browserKeyHash', '=', given.browserKeyHash)
    .where('authenticatorType', '=', given.type)
    .where('redirectUrl', '=', given.redirectUrl)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Deletes expired attempts. */
export async function deleteOldAttempts(tx: TransactionScope, before: Date): Promise<void> {
  await tx.deleteFrom('thirdPartyAttempt').where('expiresAt', '<', before).execute();
}

export interface IdentityKey {
  issuer: string;
  subject: string;
}

export async function findOwner(
  tx: TransactionScope,
  { issuer, subject }: IdentityKey,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('thirdPartyIdentity')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

export async function hasIdentityOf(
  tx: TransactionScope,
  userId: string,
  type: AuthenticatorType,
): Promise<boolean> {
  const row = await tx
    .selectFrom('thirdPartyIdentity')
    .select('subject')
    .where('userId', '=', userId)
    .where('authenticatorType', '=', type)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false after a race: the identity, or the account's slot for this provider, is taken */
export async function insertIdentity(
  tx: TransactionScope,
  identity: IdentityKey & { type: AuthenticatorType; userId: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('thirdPartyIdentity')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      authenticatorType: identity.type,
      userId: identity.userId,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Completes an unfinished account as verified and without a password; existing names stay. */
export const finishByThirdParty = (
  tx: TransactionScope,
  userId: string,
  given: { firstName: string | null; lastName: string | null; userLocale: Locale },
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('userAccount')
    .set({
      firstName: sql<string | null>`coalesce(first_name, ${given.firstName})`,
      lastName: sql<string | null>`coalesce(last_name, ${given.lastName})`,
      userLocale: given.userLocale,
      state: 'EMAIL_VERIFIED' satisfies UserAuthenticationState,
      isPartial: false,
      termsAgreedAt: now,
      updatedAt: now,
    })
    .where('userId', '=', userId)
    .where('isPartial', '=', true)
    .returningAll()
    .executeTakeFirst();

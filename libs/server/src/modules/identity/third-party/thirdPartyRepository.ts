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
  returnTo: string | undefined;
  expiresAt: Date;
}

export async function insertAttempt(tx: TransactionScope, attempt: NewAttempt, now: Date): Promise<void> {
  await tx
    .insertInto('third_party_attempt')
    .values({
      attempt_id: attempt.attemptId,
      authenticator_type: attempt.type,
      state_hash: attempt.stateHash,
      browser_key_hash: attempt.browserKeyHash,
      sealed_secrets: attempt.sealedSecrets,
      redirect_url: attempt.redirectUrl,
      return_to: attempt.returnTo ?? null,
      created_at: now,
      expires_at: attempt.expiresAt,
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
    .updateTable('third_party_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', given.stateHash)
    .where('browser_key_hash', '=', given.browserKeyHash)
    .where('authenticator_type', '=', given.type)
    .where('redirect_url', '=', given.redirectUrl)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Deletes expired attempts. */
export async function deleteOldAttempts(tx: TransactionScope, before: Date): Promise<void> {
  await tx.deleteFrom('third_party_attempt').where('expires_at', '<', before).execute();
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
    .selectFrom('third_party_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function hasIdentityOf(
  tx: TransactionScope,
  userId: string,
  type: AuthenticatorType,
): Promise<boolean> {
  const row = await tx
    .selectFrom('third_party_identity')
    .select('subject')
    .where('user_id', '=', userId)
    .where('authenticator_type', '=', type)
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
    .insertInto('third_party_identity')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      authenticator_type: identity.type,
      user_id: identity.userId,
      created_at: now,
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
    .updateTable('user_account')
    .set({
      first_name: sql<string | null>`coalesce(first_name, ${given.firstName})`,
      last_name: sql<string | null>`coalesce(last_name, ${given.lastName})`,
      user_locale: given.userLocale,
      state: 'EMAIL_VERIFIED' satisfies UserAuthenticationState,
      is_partial: false,
      terms_agreed_at: now,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('is_partial', '=', true)
    .returningAll()
    .executeTakeFirst();

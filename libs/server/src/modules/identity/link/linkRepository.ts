import { sql, type Selectable } from 'kysely';
import type { OneTimeLinkTable } from '../../../platform/database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { LinkPurpose } from '../mail/accountMails.ts';

export type LinkRow = Selectable<OneTimeLinkTable>;

export interface NewLink {
  linkId: string;
  purpose: LinkPurpose;
  tokenHash: Buffer;
  userId: string;
  emailAddress: string;
  returnTo: string | undefined;
  expiresAt: Date;
}

/** Replaces the account's live link of the same purpose. */
export async function replaceLink(tx: TransactionScope, link: NewLink, now: Date): Promise<void> {
  // Locks the account's row, so that concurrent requests don't leave two live links.
  await sql`select from user_account where user_id = ${link.userId} for no key update`.execute(tx);
  await tx
    .updateTable('one_time_link')
    .set({ superseded_at: now })
    .where('user_id', '=', link.userId)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
  await tx
    .insertInto('one_time_link')
    .values({
      link_id: link.linkId,
      purpose: link.purpose,
      token_hash: link.tokenHash,
      user_id: link.userId,
      email_address: link.emailAddress,
      return_to: link.returnTo ?? null,
      created_at: now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Returns the return path of the account's last link, for a repeated mail. */
export async function findLastReturnTo(
  tx: TransactionScope,
  userId: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('one_time_link')
    .select('return_to')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('link_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.return_to ?? undefined;
}

/** Finds a link that is live by database time. */
export const findLiveLink = (
  db: Queryable,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<LinkRow | undefined> =>
  db
    .selectFrom('one_time_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('expires_at', '>', sql<Date>`foyer_now()`)
    .executeTakeFirst();

/** Consumes a link; of concurrent callers only one gets the row. */
export const consumeLink = (
  tx: TransactionScope,
  purpose: LinkPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<LinkRow | undefined> =>
  tx
    .updateTable('one_time_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

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
  sealedReturnTo: Buffer | null;
  expiresAt: Date;
}

/** Replaces the account's live link of the same purpose. */
export async function replaceLink(tx: TransactionScope, link: NewLink, now: Date): Promise<void> {
  // Locks the account's row, so that concurrent requests don't leave two live links.
  await sql`select from user_account where user_id = ${link.userId} for no key update`.execute(tx);
  await tx
    .updateTable('oneTimeLink')
    .set({ supersededAt: now })
    .where('userId', '=', link.userId)
    .where('purpose', '=', link.purpose)
    .where('usedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .execute();
  await tx
    .insertInto('oneTimeLink')
    .values({
      linkId: link.linkId,
      purpose: link.purpose,
      tokenHash: link.tokenHash,
      userId: link.userId,
      emailAddress: link.emailAddress,
      sealedReturnTo: link.sealedReturnTo,
      createdAt: now,
      expiresAt: link.expiresAt,
    })
    .execute();
}

/** Finds the account's last link, live or not. */
export const findLastLink = (
  tx: TransactionScope,
  userId: string,
  purpose: LinkPurpose,
): Promise<LinkRow | undefined> =>
  tx
    .selectFrom('oneTimeLink')
    .selectAll()
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('linkId', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Finds a link that is live by database time. */
export const findLiveLink = (
  db: Queryable,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<LinkRow | undefined> =>
  db
    .selectFrom('oneTimeLink')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`foyer_now()`)
    .executeTakeFirst();

/** Finds the live link of an account. */
export const findLiveLinkOf = (
  db: Queryable,
  userId: string,
  purpose: LinkPurpose,
): Promise<LinkRow | undefined> =>
  db
    .selectFrom('oneTimeLink')
    .selectAll()
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`foyer_now()`)
    .executeTakeFirst();

/** Consumes a link; of concurrent callers only one gets the row. */
export const consumeLink = (
  tx: TransactionScope,
  purpose: LinkPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<LinkRow | undefined> =>
  tx
    .updateTable('oneTimeLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('supersededAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();

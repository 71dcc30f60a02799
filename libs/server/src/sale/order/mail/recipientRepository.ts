import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Finds the address and first name for a buyer's mails; undefined for a deleted account. */
export const findRecipient = (
  db: Queryable,
  userId: string,
): Promise<{ emailAddress: string; firstName: string | null } | undefined> =>
  db
    .selectFrom('userAccount')
    .select(['emailAddress', 'firstName'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

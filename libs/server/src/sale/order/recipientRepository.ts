import type { Queryable } from '../../platform/database/transactionScope.ts';

/** Finds the address and first name for a buyer's mails; undefined for a deleted account. */
export const findRecipient = (
  db: Queryable,
  userId: string,
): Promise<{ email_address: string; first_name: string | null } | undefined> =>
  db
    .selectFrom('user_account')
    .select(['email_address', 'first_name'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

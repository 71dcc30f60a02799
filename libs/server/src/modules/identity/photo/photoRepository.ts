import type { ProfilePictureVerificationStatus } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { AccountRow } from '../account/accountRepository.ts';

interface Reference {
  photo_key: string | null;
  photo_status: ProfilePictureVerificationStatus | null;
}

const refer = (
  tx: TransactionScope,
  userId: string,
  reference: Reference,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('user_account')
    .set({ ...reference, updated_at: now })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Deletes the photo with its image. */
export async function deletePhoto(
  tx: TransactionScope,
  userId: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const account = await refer(tx, userId, { photo_key: null, photo_status: null }, now);
  await tx.deleteFrom('user_photo').where('user_id', '=', userId).execute();
  return account;
}

/** Replaces the photo, under a new key. */
export async function replacePhoto(
  tx: TransactionScope,
  { userId, photoKey, picture }: { userId: string; photoKey: string; picture: Buffer },
  now: Date,
): Promise<AccountRow | undefined> {
  if (!(await deletePhoto(tx, userId, now))) return undefined;
  await tx
    .insertInto('user_photo')
    .values({ photo_key: photoKey, user_id: userId, picture, created_at: now })
    .execute();
  return refer(tx, userId, { photo_key: photoKey, photo_status: 'UNVERIFIED' }, now);
}

export async function findPicture(db: Queryable, photoKey: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('user_photo')
    .select('picture')
    .where('photo_key', '=', photoKey)
    .executeTakeFirst();
  return row?.picture;
}

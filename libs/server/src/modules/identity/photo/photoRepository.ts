import type { ProfilePictureVerificationStatus } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { AccountRow } from '../account/accountRepository.ts';

interface Reference {
  photoKey: string | null;
  photoStatus: ProfilePictureVerificationStatus | null;
}

const refer = (
  tx: TransactionScope,
  userId: string,
  reference: Reference,
  now: Date,
): Promise<AccountRow | undefined> =>
  tx
    .updateTable('userAccount')
    .set({ ...reference, updatedAt: now })
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Deletes the photo with its image. */
export async function deletePhoto(
  tx: TransactionScope,
  userId: string,
  now: Date,
): Promise<AccountRow | undefined> {
  const account = await refer(tx, userId, { photoKey: null, photoStatus: null }, now);
  await tx.deleteFrom('userPhoto').where('userId', '=', userId).execute();
  return account;
}

/** Replaces the photo, under a new key. */
export async function replacePhoto(
  tx: TransactionScope,
  { userId, photoKey, picture }: { userId: string; photoKey: string; picture: Buffer },
  now: Date,
): Promise<AccountRow | undefined> {
  if (!(await deletePhoto(tx, userId, now))) return undefined;
  await tx.insertInto('userPhoto').values({ photoKey, userId, picture, createdAt: now }).execute();
  return refer(tx, userId, { photoKey, photoStatus: 'UNVERIFIED' }, now);
}

export async function findPicture(db: Queryable, photoKey: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('userPhoto')
    .select('picture')
    .where('photoKey', '=', photoKey)
    .executeTakeFirst();
  return row?.picture;
}

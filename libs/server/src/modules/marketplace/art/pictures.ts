import { createHash } from 'node:crypto';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';

/** Short enough to read, long enough that two pictures never share it. */
const hashLength = 24;

/** The hash by which a picture's address changes when the picture does. */
export const hashOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, hashLength);

/** Address of a stored picture, the same on every host. */
export const pictureUrl = (svg: string): string => `/art/${hashOf(svg)}.svg`;

/** Stores a picture under its hash. @returns its address */
export async function storePicture(tx: TransactionScope, svg: string): Promise<string> {
  await tx
    .insertInto('picture')
    .values({ picture_hash: hashOf(svg), svg })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return pictureUrl(svg);
}

/** The picture of a hash, if there is one. */
export async function findPicture(db: Queryable, pictureHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('picture')
    .select('svg')
    .where('picture_hash', '=', pictureHash)
    .executeTakeFirst();
  return row?.svg;
}

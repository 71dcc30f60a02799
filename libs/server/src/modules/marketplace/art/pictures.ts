import { createHash } from 'node:crypto';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Short for readable URLs, and long enough to rule out collisions. */
const hashLength = 24;

/** Computes a picture's content hash, which versions its URL. */
export const hashOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, hashLength);

/** Builds the URL path of a stored picture, the same on every host. */
const pictureUrl = (svg: string): string => `/art/${hashOf(svg)}.svg`;

/** Stores a picture by its hash. @returns its URL path */
export async function storePicture(tx: TransactionScope, svg: string): Promise<string> {
  await tx
    .insertInto('picture')
    .values({ pictureHash: hashOf(svg), svg })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return pictureUrl(svg);
}

/** Finds a picture by hash. */
export async function findPicture(db: Queryable, pictureHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('picture')
    .select('svg')
    .where('pictureHash', '=', pictureHash)
    .executeTakeFirst();
  return row?.svg;
}

import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export interface Upload {
  uploadId: string;
  receivedBytes: number;
}

export async function insertUpload(
  tx: TransactionScope,
  { uploadId, tokenHash, content, now }: { uploadId: string; tokenHash: Buffer; content: Buffer; now: Date },
): Promise<void> {
  await tx
    .insertInto('resumeUpload')
    .values({ uploadId, tokenHash, receivedBytes: content.length, createdAt: now })
    .execute();
  await tx.insertInto('resumePart').values({ uploadId, partOffset: 0, content }).execute();
}

const selectUpload = (db: Queryable, tokenHash: Buffer) =>
  db.selectFrom('resumeUpload').select(['uploadId', 'receivedBytes']).where('tokenHash', '=', tokenHash);

export const findUpload = (db: Queryable, tokenHash: Buffer): Promise<Upload | undefined> =>
  selectUpload(db, tokenHash).executeTakeFirst();

/** Finds and locks an upload. */
export const lockUpload = (tx: TransactionScope, tokenHash: Buffer): Promise<Upload | undefined> =>
  selectUpload(tx, tokenHash).forUpdate().executeTakeFirst();

export async function isAppliedWith(db: Queryable, uploadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobApplication')
    .select('uploadId')
    .where('uploadId', '=', uploadId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Appends a part. @returns total bytes received */
export async function appendPart(
  tx: TransactionScope,
  { uploadId, receivedBytes }: Upload,
  content: Buffer,
): Promise<number> {
  const total = receivedBytes + content.length;
  await tx.insertInto('resumePart').values({ uploadId, partOffset: receivedBytes, content }).execute();
  await tx
    .updateTable('resumeUpload')
    .set({ receivedBytes: total })
    .where('uploadId', '=', uploadId)
    .execute();
  return total;
}

/** Reads the whole file of an upload. */
export async function readUpload(db: Queryable, uploadId: string): Promise<Buffer> {
  const parts = await db
    .selectFrom('resumePart')
    .select('content')
    .where('uploadId', '=', uploadId)
    .orderBy('partOffset')
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
}

/** Deletes applications with their résumés before one moment, and abandoned uploads before another [PV-05]. */
export async function deleteResumesBefore(
  tx: TransactionScope,
  { applied, abandoned }: { applied: Date; abandoned: Date },
): Promise<void> {
  await sql`
    delete from resume_upload u using job_application a
    where a.upload_id = u.upload_id and a.created_at < ${applied}`.execute(tx);
  await sql`
    delete from resume_upload u where u.created_at < ${abandoned}
      and not exists (select from job_application a where a.upload_id = u.upload_id)`.execute(tx);
}

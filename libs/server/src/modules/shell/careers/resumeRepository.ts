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
    .insertInto('resume_upload')
    .values({ upload_id: uploadId, token_hash: tokenHash, received_bytes: content.length, created_at: now })
    .execute();
  await tx.insertInto('resume_part').values({ upload_id: uploadId, part_offset: 0, content }).execute();
}

const selectUpload = (db: Queryable, tokenHash: Buffer) =>
  db
    .selectFrom('resume_upload')
    .select(['upload_id as uploadId', 'received_bytes as receivedBytes'])
    .where('token_hash', '=', tokenHash);

export const findUpload = (db: Queryable, tokenHash: Buffer): Promise<Upload | undefined> =>
  selectUpload(db, tokenHash).executeTakeFirst();

/** Finds and locks an upload. */
export const lockUpload = (tx: TransactionScope, tokenHash: Buffer): Promise<Upload | undefined> =>
  selectUpload(tx, tokenHash).forUpdate().executeTakeFirst();

export async function isAppliedWith(db: Queryable, uploadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_application')
    .select('upload_id')
    .where('upload_id', '=', uploadId)
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
  await tx
    .insertInto('resume_part')
    .values({ upload_id: uploadId, part_offset: receivedBytes, content })
    .execute();
  await tx
    .updateTable('resume_upload')
    .set({ received_bytes: total })
    .where('upload_id', '=', uploadId)
    .execute();
  return total;
}

/** Reads the whole file of an upload. */
export async function readUpload(db: Queryable, uploadId: string): Promise<Buffer> {
  const parts = await db
    .selectFrom('resume_part')
    .select('content')
    .where('upload_id', '=', uploadId)
    .orderBy('part_offset')
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

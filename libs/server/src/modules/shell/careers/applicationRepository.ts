import type { Locale } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { ResumeType } from './resumeType.ts';

/** Application as stored. */
export interface KeptApplication {
  applicationId: string;
  uploadId: string;
  jobId: string;
  host: string;
  locale: Locale;
  emailAddress: string;
  message: string;
  resumeType: ResumeType;
  fileKeyHash: Buffer;
}

export async function insertApplication(
  tx: TransactionScope,
  application: KeptApplication,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('job_application')
    .values({
      application_id: application.applicationId,
      upload_id: application.uploadId,
      job_id: application.jobId,
      host: application.host,
      locale: application.locale,
      email_address: application.emailAddress,
      message: application.message,
      resume_type: application.resumeType,
      file_key_hash: application.fileKeyHash,
      created_at: now,
    })
    .execute();
}

/** Finds the résumé of a key. */
export async function findResume(
  db: Queryable,
  fileKeyHash: Buffer,
): Promise<{ uploadId: string; resumeType: ResumeType } | undefined> {
  const row = await db
    .selectFrom('job_application')
    .select(['upload_id', 'resume_type'])
    .where('file_key_hash', '=', fileKeyHash)
    .executeTakeFirst();
  return row && { uploadId: row.upload_id, resumeType: row.resume_type as ResumeType };
}

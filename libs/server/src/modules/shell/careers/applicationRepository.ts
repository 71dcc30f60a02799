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
    .insertInto('jobApplication')
    .values({
      applicationId: application.applicationId,
      uploadId: application.uploadId,
      jobId: application.jobId,
      host: application.host,
      locale: application.locale,
      emailAddress: application.emailAddress,
      message: application.message,
      resumeType: application.resumeType,
      fileKeyHash: application.fileKeyHash,
      createdAt: now,
    })
    .execute();
}

/** Finds the résumé of a key. */
export async function findResume(
  db: Queryable,
  fileKeyHash: Buffer,
): Promise<{ uploadId: string; resumeType: ResumeType } | undefined> {
  const row = await db
    .selectFrom('jobApplication')
    .select(['uploadId', 'resumeType'])
    .where('fileKeyHash', '=', fileKeyHash)
    .executeTakeFirst();
  return row && { uploadId: row.uploadId, resumeType: row.resumeType as ResumeType };
}

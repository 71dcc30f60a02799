import type { JobApplication, ResumePart, ResumeUpload } from '@foyer/contract';
import { isBlank, parseEmailAddress } from '@foyer/util';
import type { CareersLimits } from './careersSettings.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { hashSecret, isSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { postApplication } from './applicationMails.ts';
import { insertApplication } from './applicationRepository.ts';
import { listJobs } from './jobs.ts';
import {
  appendPart,
  findUpload,
  insertUpload,
  isAppliedWith,
  lockUpload,
  readUpload,
  type Upload,
} from './resumeRepository.ts';
import { readResumeType } from './resumeType.ts';

/** Stricter than the contract's base64 limit, which has room for a byte more. */
const maximumPartBytes = 524_288;

const limiterKey = stateKey<AttemptLimiter<keyof CareersLimits>>('careers limits');

const limiterOf = ({ config, database, state }: Platform): AttemptLimiter<keyof CareersLimits> =>
  state.of(limiterKey, () => createAttemptLimiter(database.pool, config.careers.attemptLimits));

const hashToken = (token: string): Buffer | undefined =>
  isSecret(token) ? hashSecret('resumeUpload', token) : undefined;

async function beginUpload(platform: Platform, content: Buffer): Promise<ResumeUpload> {
  const uploadToken = randomSecret(platform.randomness);
  const tokenHash = hashSecret('resumeUpload', uploadToken);
  const uploadId = platform.newId();
  await inTransaction(platform.database, (tx, now) =>
    insertUpload(tx, { uploadId, tokenHash, content, now }),
  );
  return { uploadToken, receivedBytes: content.length };
}

interface Part {
  offset: number;
  content: Buffer;
}

/**
 * Tells whether a part is new to its upload; a part received before is not.
 * @throws Failure notFound, payloadTooLarge, invalidRequest for a gap
 */
async function isNewPart(
  db: Queryable,
  { careers }: Platform['config'],
  upload: Upload | undefined,
  { offset, content }: Part,
): Promise<boolean> {
  if (!upload || (await isAppliedWith(db, upload.uploadId))) throw failure('notFound');
  if (offset > upload.receivedBytes) throw failure('invalidRequest', { field: 'offset' });
  if (offset < upload.receivedBytes) return false;
  if (offset + content.length > careers.maximumBytes) throw failure('payloadTooLarge');
  return true;
}

async function continueUpload(
  { config, database }: Platform,
  uploadToken: string,
  part: Part,
  charge: () => Promise<void>,
): Promise<ResumeUpload> {
  const tokenHash = hashToken(uploadToken);
  if (!tokenHash) throw failure('notFound');
  const seen = await findUpload(database.query, tokenHash);
  // A limit can't be charged inside the transaction, so the part is checked before and again under the lock.
  if (await isNewPart(database.query, config, seen, part)) await charge();
  return inTransaction(database, async (tx) => {
    const upload = await lockUpload(tx, tokenHash);
    const isNew = await isNewPart(tx, config, upload, part);
    const receivedBytes = isNew ? await appendPart(tx, upload!, part.content) : upload!.receivedBytes;
    return { uploadToken, receivedBytes };
  });
}

/**
 * Appends a part to a résumé [I5.10]. Parts received before are skipped: the answer contains the offset to resume at.
 * Only bytes to be stored count towards the size limits, because one of them is shared by all callers.
 * @throws Failure notFound, payloadTooLarge, invalidRequest for a gap, tooManyRequests
 */
export async function takeResumePart(
  { platform, request }: Pick<BaseContext, 'platform' | 'request'>,
  { uploadToken, offset, content: base64 }: ResumePart,
): Promise<ResumeUpload> {
  const limiter = limiterOf(platform);
  await limiter.count('resumePartPerCaller', request.ip);
  const content = Buffer.from(base64, 'base64');
  if (content.length === 0) throw failure('invalidRequest', { field: 'content' });
  if (content.length > maximumPartBytes) throw failure('payloadTooLarge');
  const charge = async () => {
    const kib = Math.ceil(content.length / 1024);
    await limiter.count('resumeKibPerCaller', request.ip, kib);
    await limiter.count('resumeKibInAll', 'all', kib);
  };
  if (uploadToken !== undefined) return continueUpload(platform, uploadToken, { offset, content }, charge);
  if (offset !== 0) throw failure('invalidRequest', { field: 'offset' });
  await charge();
  return beginUpload(platform, content);
}

/**
 * Stores an application and mails it to the team and to the applicant [I2.29, I3.24]. An upload applies once.
 * @throws Failure invalidRequest, malformedEmail, notFound (the job or the upload), unsupportedMediaType,
 * tooManyRequests
 */
export async function applyForJob(
  { platform, request, site, locale }: BaseContext,
  { jobId, emailAddress: given, message, uploadToken }: JobApplication,
): Promise<void> {
  if (isBlank(message)) throw failure('invalidRequest', { field: 'message' });
  const emailAddress = parseEmailAddress(given);
  if (emailAddress === undefined) throw failure('malformedEmail');
  await limiterOf(platform).count('applicationPerCaller', request.ip);
  const job = (await listJobs(platform, locale)).find((each) => each.jobId === jobId);
  const tokenHash = hashToken(uploadToken);
  if (!job || !tokenHash) throw failure('notFound');
  const fileKey = randomSecret(platform.randomness);
  await inTransaction(platform.database, async (tx, now) => {
    const upload = await lockUpload(tx, tokenHash);
    if (!upload) throw failure('notFound');
    if (await isAppliedWith(tx, upload.uploadId)) return;
    const resumeType = readResumeType(await readUpload(tx, upload.uploadId));
    if (!resumeType) throw failure('unsupportedMediaType');
    const application = {
      applicationId: platform.newId(),
      uploadId: upload.uploadId,
      jobId,
      host: site.host,
      locale,
      emailAddress,
      message: message.trim(),
      resumeType,
      fileKeyHash: hashSecret('resumeFile', fileKey),
    };
    await insertApplication(tx, application, now);
    await postApplication(tx, platform, { site, application, job, fileKey });
  });
}

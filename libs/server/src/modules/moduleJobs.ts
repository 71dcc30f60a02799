import { forgetIdempotencyKeysJob } from '../jobs/forgetIdempotencyKeysJob.ts';
import type { Job } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/sendMailJob.ts';
import { identityJobs } from './identity/identityJobs.ts';

/** Every job of the platform and of its modules. */
export const moduleJobs = [
  sendMailJob,
  forgetIdempotencyKeysJob,
  ...identityJobs,
] as unknown as readonly Job<never>[];

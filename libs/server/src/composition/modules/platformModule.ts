import { platformInvariants } from '../../platform/database/invariants.ts';
import { forgetIdempotencyKeysJob } from '../../platform/jobs/forgetIdempotencyKeysJob.ts';
import { sendMailJob } from '../../platform/mail/sendMailJob.ts';
import type { ServerModule } from '../../platform/module/serverModule.ts';
import { platformTables } from './platformTables.ts';

/** Jobs and invariants of the platform itself. */
export const platformModule = {
  jobs: [sendMailJob, forgetIdempotencyKeysJob],
  invariants: platformInvariants,
  tables: platformTables,
} satisfies ServerModule;

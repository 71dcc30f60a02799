import { forgetIdempotencyKeysJob } from '../platform/jobs/forgetIdempotencyKeysJob.ts';
import type { Job } from '../platform/jobs/job.ts';
import { sendMailJob } from '../platform/mail/sendMailJob.ts';
import { cartJobs } from '../sale/cartJobs.ts';
import { identityJobs } from '../modules/identity/identityJobs.ts';
import { countStockJob } from '../sale/inventory/countStockJob.ts';
import { forgetSystemEventsJob } from '../modules/shell/attribution/forgetSystemEventsJob.ts';
import { forgetApplicationsJob } from '../modules/shell/careers/forgetApplicationsJob.ts';
import { forgetInquiriesJob } from '../modules/shell/inquiry/forgetInquiriesJob.ts';
import { confirmSubscriptionJob } from '../modules/shell/newsletter/confirmSubscriptionJob.ts';
import { sendNewsJob, tellOnSaleJob } from '../modules/shell/newsletter/sendNewsJobs.ts';

/** Jobs of the platform and its modules. */
export const moduleJobs: readonly Job<object>[] = [
  sendMailJob,
  forgetIdempotencyKeysJob,
  ...identityJobs,
  ...cartJobs,
  countStockJob,
  forgetInquiriesJob,
  forgetApplicationsJob,
  forgetSystemEventsJob,
  confirmSubscriptionJob,
  tellOnSaleJob,
  sendNewsJob,
];

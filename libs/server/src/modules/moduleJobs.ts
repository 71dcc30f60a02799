import { forgetIdempotencyKeysJob } from '../jobs/forgetIdempotencyKeysJob.ts';
import type { Job } from '../jobs/job.ts';
import { sendMailJob } from '../jobs/sendMailJob.ts';
import { cartJobs } from './cart/cartJobs.ts';
import { identityJobs } from './identity/identityJobs.ts';
import { countStockJob } from './marketplace/event/countStockJob.ts';
import { forgetSystemEventsJob } from './shell/attribution/forgetSystemEventsJob.ts';
import { forgetApplicationsJob } from './shell/careers/forgetApplicationsJob.ts';
import { forgetInquiriesJob } from './shell/inquiry/forgetInquiriesJob.ts';
import { confirmSubscriptionJob } from './shell/newsletter/confirmSubscriptionJob.ts';
import { sendNewsJob, tellOnSaleJob } from './shell/newsletter/sendNewsJobs.ts';

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

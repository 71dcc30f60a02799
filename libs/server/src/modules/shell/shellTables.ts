import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';

/** Tables of what visitors leave, and of campaigns. */
export const shellTables: ModuleTables = {
  advertisement: 'noPersons',
  contact_message: { exportedAs: 'messages' },
  demo_request: { exportedAs: 'demoRequests' },
  job_application: { exportedAs: 'applications' },
  newsletter_subscription: { exportedAs: 'subscriptions' },
  resume_part: { leftOut: 'the file that the applicant sent; the application is exported' },
  resume_upload: { leftOut: 'the file that the applicant sent; the application is exported' },
  system_event: { leftOut: 'visits by an affiliate’s link, under no account' },
};

import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';

/** Tables of visitors' messages and applications, and of campaigns. */
export const shellTables: ModuleTables = {
  advertisement: 'noPersons',
  contactMessage: {
    exportedAs: 'messages',
    personal: { name: ['firstName', 'lastName'], emailAddress: ['emailAddress'] },
  },
  demoRequest: { exportedAs: 'demoRequests', personal: { name: ['firstName', 'lastName'] } },
  jobApplication: { exportedAs: 'applications', personal: { emailAddress: ['emailAddress'] } },
  newsletterSubscription: { exportedAs: 'subscriptions', personal: { emailAddress: ['emailAddress'] } },
  resumePart: { leftOut: 'the file that the applicant sent; the application is exported' },
  resumeUpload: { leftOut: 'the file that the applicant sent; the application is exported' },
  systemEvent: { leftOut: 'visits by an affiliate’s link, under no account' },
};

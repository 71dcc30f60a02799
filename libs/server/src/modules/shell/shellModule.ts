import type { ServerModule } from '../../platform/module/serverModule.ts';
import type { ModuleTables } from '../../platform/personal-data/moduleTables.ts';
import { forgetSystemEventsJob } from './attribution/forgetSystemEventsJob.ts';
import { redirectPlugin } from './attribution/redirectPlugin.ts';
import { careersPages } from './careers/careersPages.ts';
import { forgetApplicationsJob } from './careers/forgetApplicationsJob.ts';
import { jobsPlugin } from './careers/jobsPlugin.ts';
import { resumePlugin } from './careers/resumePlugin.ts';
import { iconPlugin } from './icon/iconPlugin.ts';
import { webManifestPlugin } from './icon/webManifestPlugin.ts';
import { inboxPersonalData } from './inbox/inboxPersonalData.ts';
import { forgetInquiriesJob } from './inquiry/forgetInquiriesJob.ts';
import { confirmSubscriptionJob } from './newsletter/confirmSubscriptionJob.ts';
import { sendNewsJob, announceOnSaleJob } from './newsletter/sendNewsJobs.ts';
import { unsubscribePlugin } from './newsletter/unsubscribePlugin.ts';
import { appShellPage } from './page/appShellPage.ts';
import { sitePages } from './page/sitePages.ts';
import { shellRoutes } from './shellRoutes.ts';

/** Tables of visitors' messages and applications, and of campaigns. */
const shellTables: ModuleTables = {
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

/** Frame of the apps and pages about the site: configuration, careers, inquiries, newsletter, campaigns. */
export const shellModule = {
  routes: shellRoutes,
  plugins: [iconPlugin, webManifestPlugin, jobsPlugin, redirectPlugin, resumePlugin, unsubscribePlugin],
  pages: [appShellPage, sitePages, careersPages],
  jobs: [
    forgetInquiriesJob,
    forgetApplicationsJob,
    forgetSystemEventsJob,
    confirmSubscriptionJob,
    announceOnSaleJob,
    sendNewsJob,
  ],
  personalData: [inboxPersonalData],
  tables: shellTables,
} satisfies ServerModule;

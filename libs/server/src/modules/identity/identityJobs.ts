import { sendLinkMailJob, sendPasswordChangedMailJob } from './mail/accountMails.ts';
import { sendResetLinkJob } from './password/resetPasswordJob.ts';

/** What this module does later. */
export const identityJobs = [sendLinkMailJob, sendPasswordChangedMailJob, sendResetLinkJob];

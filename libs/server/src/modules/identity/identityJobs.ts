import { sendAccountDeletedMailJob } from './account-deletion/accountDeletedMail.ts';
import { sendLogInCodeMailJob } from './log-in-code/logInCodeMail.ts';
import { sendLinkMailJob, sendPasswordChangedMailJob, sendSignInLinkedMailJob } from './mail/accountMails.ts';
import { sendResetLinkJob } from './password-reset/resetPasswordJob.ts';
import { forgetThirdPartyAttemptsJob } from './third-party/forgetAttemptsJob.ts';
import { sendLogInLinkJob } from './session/logInLinkJob.ts';
import { forgetSessionsJob } from './session/forgetSessionsJob.ts';

export const identityJobs = [
  sendLinkMailJob,
  sendPasswordChangedMailJob,
  sendSignInLinkedMailJob,
  sendResetLinkJob,
  sendAccountDeletedMailJob,
  sendLogInCodeMailJob,
  sendLogInLinkJob,
  forgetSessionsJob,
  forgetThirdPartyAttemptsJob,
];

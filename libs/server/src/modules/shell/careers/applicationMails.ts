import type { Locale } from '@foyer/contract';
import type { Job } from '@foyer/contract/walls/jobsFile';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { mailSiteOf } from '../../../platform/mail/mailSite.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { KeptApplication } from './applicationRepository.ts';

/** Language of the mails to the team. */
const teamLocale: Locale = 'en-US';

interface Letter {
  /** Site on which it was sent. */
  site: Site;
  application: KeptApplication;
  job: Job;
  /** Key that opens the résumé; stored in this mail only. */
  fileKey: string;
}

function teamMail({ texts, config }: Platform, { application, job, fileKey }: Letter): Mail {
  const { applicationId, emailAddress, locale, message, resumeType } = application;
  const facts = [
    ['Job', `${job.title} (${job.jobId})`],
    ['Email', emailAddress],
    ['Language', locale],
    ['Résumé', `${config.origin}/resumes/${fileKey} (${resumeType})`],
    ['Message', message],
  ];
  return {
    dedupeKey: `application:${applicationId}:team`,
    sender: config.mail.sender,
    recipient: config.careers.recipient,
    locale: teamLocale,
    subject: texts.say(teamLocale, 'mail.application.teamSubject', { job: job.title }),
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`,
  };
}

/** Quotes nothing of the application: the applicant may have entered another person's address. */
function acknowledgement(platform: Platform, { site, application, job }: Letter): Mail {
  const { config } = platform;
  const { texts, sender } = mailSiteOf(platform, site);
  const { applicationId, emailAddress, locale } = application;
  const days = Math.round(config.careers.keepMs / (24 * 60 * 60 * 1000));
  const say = (key: string): string => texts.say(locale, `mail.${key}`, { job: job.title, count: days });
  const parts = ['application.received', 'application.kept', 'application.ignore'];
  return {
    dedupeKey: `application:${applicationId}:acknowledgement`,
    sender,
    recipient: emailAddress,
    locale,
    ...writeLetter(
      { texts, postalAddress: undefined },
      { locale, subject: say('application.subject'), parts: parts.map(say) },
    ),
  };
}

/** Queues two mails: the application for the team, and an acknowledgement for the applicant. */
export const postApplication = (tx: TransactionScope, platform: Platform, letter: Letter): Promise<void> =>
  queueMails(tx, platform, [teamMail(platform, letter), acknowledgement(platform, letter)]);

import type { ContactMessage, DemoRequest, Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { mailSiteOf } from '../../../platform/mail/mailSite.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Language of the mails to the team. */
const teamLocale: Locale = 'en-US';

interface Letter {
  kind: 'contact' | 'demo';
  inquiryId: string;
  site: Site;
  locale: Locale;
  name: string;
  emailAddress: string;
  /** Lines of the mail to the team. */
  facts: readonly (readonly [label: string, value: string])[];
  isAcknowledged: boolean;
}

const toContact = (content: ContactMessage): Pick<Letter, 'name' | 'emailAddress' | 'facts'> => ({
  name: content.name,
  emailAddress: content.emailAddress,
  facts: [
    ['Topic', content.topic],
    ['Message', content.message],
  ],
});

const toDemo = (content: DemoRequest): Pick<Letter, 'name' | 'emailAddress' | 'facts'> => ({
  name: content.name,
  emailAddress: content.email,
  facts: [
    ['Company', content.company],
    ['Country', content.country],
    ['Attendance', content.attendance.join(', ')],
    ['Annual volume', content.annualVolume ?? 'not stated'],
  ],
});

function teamMail({ texts, config }: Platform, letter: Letter): Mail {
  const { kind, name, emailAddress, inquiryId, facts, locale } = letter;
  const lines = [['Name', name] as const, ['Email', emailAddress] as const, ['Language', locale] as const];
  return {
    dedupeKey: `inquiry:${inquiryId}:team`,
    sender: config.mail.sender,
    recipient: config.inquiries.recipient,
    locale: teamLocale,
    subject: texts.say(teamLocale, `mail.inquiry.${kind}.teamSubject`),
    text: `${[...lines, ...facts].map(([label, value]) => `${label}: ${value}`).join('\n')}\n`,
  };
}

/** Quotes nothing of the message: the sender may have entered another person's address. */
function acknowledgement(platform: Platform, letter: Letter): Mail {
  const { texts, sender } = mailSiteOf(platform, letter.site);
  const { kind, inquiryId, locale, emailAddress } = letter;
  const say = (key: string): string => texts.say(locale, `mail.${key}`);
  return {
    dedupeKey: `inquiry:${inquiryId}:acknowledgement`,
    sender,
    recipient: emailAddress,
    locale,
    ...writeLetter(
      { texts, postalAddress: undefined },
      {
        locale,
        subject: say(`inquiry.${kind}.subject`),
        parts: [say(`inquiry.${kind}.received`), say('inquiry.ignore')],
      },
    ),
  };
}

async function post(tx: TransactionScope, platform: Platform, letter: Letter): Promise<void> {
  const toSender = letter.isAcknowledged ? [acknowledgement(platform, letter)] : [];
  await queueMails(tx, platform, [teamMail(platform, letter), ...toSender]);
}

/** Inquiry to answer and to pass on. */
export interface ReceivedInquiry<Content> {
  inquiryId: string;
  /** Site on which it was sent. */
  site: Site;
  locale: Locale;
  content: Content;
  /** False for an address that has reached its limit of acknowledgements. */
  isAcknowledged: boolean;
}

/** Queues two mails: the message for the team, and an acknowledgement for the sender [I9.10]. */
export const postContactMessage = (
  tx: TransactionScope,
  platform: Platform,
  { content, ...received }: ReceivedInquiry<ContactMessage>,
): Promise<void> => post(tx, platform, { kind: 'contact', ...received, ...toContact(content) });

/** As {@link postContactMessage}, for an organiser's demo request [I9.10, C1.12]. */
export const postDemoRequest = (
  tx: TransactionScope,
  platform: Platform,
  { content, ...received }: ReceivedInquiry<DemoRequest>,
): Promise<void> => post(tx, platform, { kind: 'demo', ...received, ...toDemo(content) });

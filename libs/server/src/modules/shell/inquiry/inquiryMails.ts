import type { ContactMessage, DemoRequest, Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { Mail } from '../../../gateways/mailGateway.ts';
import { sendMailJob } from '../../../jobs/sendMailJob.ts';
import type { Platform } from '../../../platform.ts';

/** The team reads its mail in one language, whoever wrote. */
const teamLocale: Locale = 'en-US';

interface Letter {
  kind: 'contact' | 'demo';
  inquiryId: string;
  locale: Locale;
  name: string;
  emailAddress: string;
  /** What the team reads, line by line: name of the fact and the fact. */
  facts: readonly (readonly [label: string, value: string])[];
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
    ['Annual volume', content.annualVolume ?? 'not told'],
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

/** Repeats nothing of what was written: anybody may give any address, and no stranger's words go to it. */
function acknowledgement({ texts, config }: Platform, letter: Letter): Mail {
  const { kind, inquiryId, locale, emailAddress } = letter;
  const say = (key: string): string => texts.say(locale, `mail.${key}`);
  return {
    dedupeKey: `inquiry:${inquiryId}:acknowledgement`,
    sender: config.mail.sender,
    recipient: emailAddress,
    locale,
    subject: say(`inquiry.${kind}.subject`),
    text: `${[say('greetingPlain'), say(`inquiry.${kind}.received`), say('inquiry.ignore'), say('signature')].join('\n\n')}\n`,
  };
}

async function post(tx: TransactionScope, platform: Platform, letter: Letter): Promise<void> {
  for (const mail of [teamMail(platform, letter), acknowledgement(platform, letter)])
    await platform.jobs.add(tx, sendMailJob, mail, { dedupeKey: mail.dedupeKey });
}

interface Received<Content> {
  inquiryId: string;
  locale: Locale;
  content: Content;
}

/** Puts two mails into the outbox: the message for the team, and word to the sender that it came [I9.10]. */
export const postContactMessage = (
  tx: TransactionScope,
  platform: Platform,
  { inquiryId, locale, content }: Received<ContactMessage>,
): Promise<void> => post(tx, platform, { kind: 'contact', inquiryId, locale, ...toContact(content) });

/** As {@link postContactMessage}, for an organiser who wants to be shown the product [I9.10, C1.12]. */
export const postDemoRequest = (
  tx: TransactionScope,
  platform: Platform,
  { inquiryId, locale, content }: Received<DemoRequest>,
): Promise<void> => post(tx, platform, { kind: 'demo', inquiryId, locale, ...toDemo(content) });

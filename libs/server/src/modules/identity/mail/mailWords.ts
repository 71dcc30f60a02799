import type { Locale } from '@foyer/contract';
import {
  mailButton,
  mailCode,
  mailHeading,
  mailNote,
  mailPage,
  mailParagraph,
} from '../../../platform/mail/mailHtml.ts';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import { mailGreeting } from '../../../platform/mail/mailLetter.ts';

interface MailContent {
  mail:
    | 'verifyEmail'
    | 'resetPassword'
    | 'completeAccount'
    | 'logIn'
    | 'passwordChanged'
    | 'accountDeleted'
    | 'signInLinked';
  locale: Locale;
  firstName: string | undefined;
  link: string;
  /** Lifetime of the link in days, hours or minutes. */
  count?: number;
  /** Code that does what the link does, to enter on the page that waits for it. */
  code?: string;
  /** Further values for the texts. */
  values?: Record<string, string>;
}

/** Builds the mail with a code to type. It has no link, to give phishing pages no pattern to imitate. */
export function wordCodeMail(
  texts: ServerTexts,
  {
    locale,
    firstName,
    code,
    minutes,
  }: { locale: Locale; firstName: string | undefined; code: string; minutes: number },
): { subject: string; text: string; html: string } {
  const say = (key: string, values = {}): string => texts.say(locale, `mail.${key}`, values);
  const greeting = mailGreeting(say, firstName);
  const subject = say('logInCode.subject');
  const before = [greeting, say('logInCode.intro')];
  const after = [say('logInCode.expiry', { count: minutes }), say('logInCode.ignore'), say('signature')];
  const parts = [
    mailHeading(subject),
    ...before.map(mailParagraph),
    mailCode(code),
    ...after.map(mailParagraph),
  ];
  const html = mailPage({ locale, subject, site: texts.site, parts });
  return { subject, text: [...before, code, ...after].join('\n\n') + '\n', html };
}

/** Builds a mail's subject, plain text and simple HTML; names are escaped in both. */
export function wordMail(
  texts: ServerTexts,
  { mail, locale, firstName, link, count, code, values = {} }: MailContent,
): { subject: string; text: string; html: string } {
  const say = (key: string, more = {}): string => texts.say(locale, `mail.${key}`, { ...values, ...more });
  const subject = say(`${mail}.subject`);
  const greeting = mailGreeting(say, firstName);
  const intro = say(`${mail}.intro`);
  const action = say(`${mail}.action`);
  const ignore = say(`${mail}.ignore`);
  const hint = say('linkHint');
  const signature = say('signature');
  // A notice explains what to do about unauthorized changes before its link; other mails after it.
  const isNotice = count === undefined;
  const before = isNotice ? [greeting, intro, ignore] : [greeting, intro];
  const after = isNotice ? [signature] : [say(`${mail}.expiry`, { count }), ignore, signature];
  const parts = [
    mailHeading(subject),
    ...before.map(mailParagraph),
    mailButton(action, link),
    mailNote(`${hint}\n${link}`),
    ...(code === undefined ? [] : [mailParagraph(say(`${mail}.code`)), mailCode(code)]),
    ...after.map(mailParagraph),
  ];
  const html = mailPage({ locale, subject, site: texts.site, parts });
  const byCode = code === undefined ? [] : [say(`${mail}.code`), code];
  return { subject, text: [...before, `${action}\n${link}`, ...byCode, ...after].join('\n\n') + '\n', html };
}

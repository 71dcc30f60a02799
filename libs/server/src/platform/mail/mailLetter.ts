import type { Locale } from '@foyer/contract';
import {
  mailButton,
  mailHeading,
  mailLink,
  mailNote,
  mailPage,
  mailParagraph,
  mailStub,
} from './mailHtml.ts';
import type { MailSite } from './mailSite.ts';

/** Says a text below `mail.`. */
type Say = (key: string, values?: Record<string, string>) => string;

/** Greets a mail's recipient, by first name if it is known. */
export const mailGreeting = (say: Say, firstName: string | null | undefined): string =>
  firstName ? say('greeting', { firstName }) : say('greetingPlain');

/** Part of a letter: a paragraph, a button, a quieter link, or an event with its facts and page. */
export type LetterPart =
  | string
  | { action: string; url: string }
  | { link: string; url: string }
  | { event: string; details: readonly string[]; link: string; url: string };

export interface Letter {
  locale: Locale;
  /** Heading of the mail, too. */
  subject: string;
  parts: readonly LetterPart[];
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return mailParagraph(part);
  if ('action' in part) return mailButton(part.action, part.url);
  if ('event' in part) return mailStub(part.event, part.details) + mailLink(part.link, part.url);
  return mailLink(part.link, part.url);
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('action' in part) return `${part.action}\n${part.url}`;
  if ('event' in part) return [part.event, ...part.details, part.url].join('\n');
  return `${part.link}\n${part.url}`;
}

/** Writes a mail of a site as plain text and as HTML: greeting, parts, signature, and the sender's postal address. */
export function writeLetter(
  { texts, postalAddress }: Pick<MailSite, 'texts' | 'postalAddress'>,
  { locale, subject, parts }: Letter,
): { subject: string; text: string; html: string } {
  const greeting = texts.say(locale, 'mail.greetingPlain');
  const signature = texts.say(locale, 'mail.signature');
  const end = [signature, postalAddress].filter(Boolean).join('\n');
  const html = mailPage({
    locale,
    subject,
    site: texts.site,
    parts: [
      mailHeading(subject),
      mailParagraph(greeting),
      ...parts.map(htmlOf),
      mailParagraph(signature),
      ...(postalAddress === undefined ? [] : [mailNote(postalAddress)]),
    ],
  });
  return { subject, text: `${[greeting, ...parts.map(textOf), end].join('\n\n')}\n`, html };
}

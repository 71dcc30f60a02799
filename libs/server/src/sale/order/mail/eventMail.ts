import { createPaths, type Locale, type Paths } from '@foyer/contract';
import { found } from '../../../platform/http/answers/failure.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import {
  mailButton,
  mailHeading,
  mailLink,
  mailNote,
  mailPage,
  mailParagraph,
  mailStub,
} from '../../../platform/mail/mailHtml.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { oneClickUrl, type OneClickMails } from '../../../platform/mail/oneClickPlugin.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cardUrlOf } from '../../event/artUrl.ts';
import { everyEvent, withUnpublished } from '../../event/eventScope.ts';
import { readSummaries } from '../../event/eventSummaries.ts';
import { mailGreeting } from '../../../platform/mail/mailLetter.ts';

type Say = (key: string, values?: Record<string, string>) => string;

/** Texts of a mail about an event. */
export interface EventWords {
  subject: string;
  heading: string;
  /** Lines of the stub, under the event's name. */
  facts: string[];
  paragraphs: string[];
  action: { text: string; path: string };
}

/** Facts from which the texts of a mail are built. */
export interface WordsAround {
  say: Say;
  event: { name: string; vanityName: string; startsAt: string; timezone: string };
  locale: Locale;
  paths: Paths;
}

export interface EventMail {
  eventId: string;
  recipient: { userId: string; emailAddress: string; firstName: string | null };
  locale: Locale;
  /** Host of the partner's site that it is sent as; null for the consumer site. */
  siteHost: string | null;
  dedupeKey: string;
  words: (around: WordsAround) => EventWords;
  /** For mails that were asked for by a setting: how it is switched off. */
  unsubscribe?: { mails: OneClickMails; text: string };
}

/** Ends of a mail that can be switched off: the link to the setting, and the sender's postal address. */
interface MailEnd {
  link: { text: string; url: string } | undefined;
  postalAddress: string | undefined;
}

function endOf(
  { unsubscribe }: EventMail,
  { say, paths }: WordsAround,
  at: { page: string; postalAddress: string | undefined },
): MailEnd {
  if (!unsubscribe) return { link: undefined, postalAddress: undefined };
  const { text, mails } = unsubscribe;
  return {
    link: { text: say(text), url: `${at.page}${mails.page(paths)}` },
    postalAddress: at.postalAddress,
  };
}

/** Builds a mail about an event, in the look of the site in whose name it is sent. */
export async function eventMail(platform: Platform, mail: EventMail): Promise<Mail> {
  const { eventId, recipient, locale, siteHost, dedupeKey, unsubscribe } = mail;
  const scope = withUnpublished(everyEvent);
  const event = found(
    (await readSummaries(platform.database.query, [eventId], { scope, locale })).get(eventId),
  );
  const { site, origin, texts, sender, postalAddress } = await findMailSite(platform, siteHost ?? undefined);
  const say: Say = (key, values = {}) => texts.say(locale, `mail.${key}`, values);
  const { shortName: name, vanityName, startsAt, timezone } = event;
  const paths = createPaths(productAddressOf(site, platform.config));
  const around = { say, event: { name, vanityName, startsAt, timezone }, locale, paths };
  const { subject, heading, facts, paragraphs, action } = mail.words(around);
  const link = `${origin}${action.path}`;
  const end = endOf(mail, around, { page: `${origin}/${locale}`, postalAddress });
  const greeting = mailGreeting(say, recipient.firstName);
  const html = mailPage({
    locale,
    subject,
    site: texts.site,
    picture: { url: cardUrlOf(event.art.wideUrl, origin), alt: event.art.alt },
    parts: [
      mailParagraph(greeting),
      mailHeading(heading),
      mailStub(name, facts),
      ...paragraphs.map(mailParagraph),
      mailButton(action.text, link),
      mailParagraph(say('signature')),
      ...(end.link ? [mailLink(end.link.text, end.link.url)] : []),
      ...(end.postalAddress === undefined ? [] : [mailNote(end.postalAddress)]),
    ],
  });
  const text = [
    greeting,
    heading,
    facts.join('\n'),
    ...paragraphs,
    `${action.text}\n${link}`,
    say('signature'),
    ...(end.link ? [`${end.link.text}\n${end.link.url}`] : []),
    ...(end.postalAddress === undefined ? [] : [end.postalAddress]),
  ];
  return {
    dedupeKey,
    sender,
    recipient: recipient.emailAddress,
    locale,
    subject,
    html,
    text: text.join('\n\n'),
    ...(unsubscribe
      ? { oneClickUnsubscribe: oneClickUrl(platform, origin, unsubscribe.mails, recipient.userId) }
      : {}),
  };
}

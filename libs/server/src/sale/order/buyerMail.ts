import { createPaths, type Locale, type Paths } from '@foyer/contract';
import { found } from '../../platform/http/failure.ts';
import { mailButton, mailHeading, mailPage, mailParagraph, mailStub } from '../../platform/mail/mailHtml.ts';
import { findMailSite } from '../../platform/mail/mailSite.ts';
import { productAddressOf } from '../../platform/hosts/siteWords.ts';
import type { Platform } from '../../platform/platform.ts';
import { everyEvent, withUnpublished } from '../event/eventScope.ts';
import { cardUrlOf } from '../event/artUrl.ts';
import { readSummaries } from '../event/eventSummaries.ts';
import { findOrder } from './orderRepository.ts';
import { findRecipient } from './recipientRepository.ts';

type Say = (key: string, values?: Record<string, string>) => string;

/** What a mail to a buyer says. */
interface BuyerWords {
  subject: string;
  heading: string;
  /** Lines of the stub, under the event's name. */
  facts: string[];
  paragraphs: string[];
  action: { text: string; path: string };
}

export interface BuyerMail {
  orderId: string;
  userId: string;
  dedupeKey: string;
  words: (around: {
    say: Say;
    event: { name: string; startsAt: string; timezone: string };
    orderNumber: string;
    locale: Locale;
    paths: Paths;
  }) => BuyerWords;
}

/** Mails the buyer of an order about its event, in the locale of the purchase and as the site where it was bought. */
export async function sendBuyerMail(platform: Platform, mail: BuyerMail): Promise<void> {
  const { orderId, userId, dedupeKey } = mail;
  const db = platform.database.query;
  const order = found(await findOrder(db, { orderId, userId, scope: everyEvent }));
  const account = await findRecipient(db, userId);
  if (!account) return;
  const { locale, siteHost, orderNumber, eventId } = order;
  const scope = withUnpublished(everyEvent);
  const event = found((await readSummaries(db, [eventId], { scope, locale })).get(eventId));
  const { site, origin, texts, sender } = await findMailSite(platform, siteHost ?? undefined);
  const say: Say = (key, values = {}) => texts.say(locale, `mail.${key}`, values);
  const { shortName: name, startsAt, timezone } = event;
  const paths = createPaths(productAddressOf(site, platform.config));
  const words = mail.words({ say, event: { name, startsAt, timezone }, orderNumber, locale, paths });
  const { subject, heading, facts, paragraphs, action } = words;
  const link = `${origin}${action.path}`;
  const greeting = account.firstName
    ? say('greeting', { firstName: account.firstName })
    : say('greetingPlain');
  const html = mailPage({
    locale,
    subject,
    site: texts.site,
    picture: { url: new URL(cardUrlOf(event.art.wideUrl), origin).href, alt: event.art.alt },
    parts: [
      mailParagraph(greeting),
      mailHeading(heading),
      mailStub(name, facts),
      ...paragraphs.map(mailParagraph),
      mailButton(action.text, link),
      mailParagraph(say('signature')),
    ],
  });
  const text = [
    greeting,
    heading,
    facts.join('\n'),
    ...paragraphs,
    `${action.text}\n${link}`,
    say('signature'),
  ];
  const { emailAddress: recipient } = account;
  await platform.gateways.mail.send({
    dedupeKey,
    sender,
    recipient,
    locale,
    subject,
    html,
    text: text.join('\n\n'),
  });
}

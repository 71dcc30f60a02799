import { writeLetter, type Letter, type LetterPart } from '../../../platform/mail/mailLetter.ts';
import type { MailSite } from '../../../platform/mail/mailSite.ts';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { NewsEvent, Subscription } from './newsletterRepository.ts';
import { subscriptionLinks } from './subscriptionToken.ts';

type Word = (key: string, values?: Record<string, string | number>) => string;

/** Host of the organisation's site of the subscription; undefined for the consumer site. */
export const hostOf = ({ clientId, host }: Subscription): string | undefined =>
  clientId === null ? undefined : host;

function letter(
  site: MailSite,
  { locale, emailAddress }: Subscription,
  dedupeKey: string,
  write: (say: Word) => Pick<Letter, 'subject' | 'parts'>,
): Mail {
  const { texts, sender } = site;
  const say: Word = (key, values = {}) => texts.say(locale, `mail.${key}`, values);
  return {
    ...{ dedupeKey, sender, recipient: emailAddress, locale },
    ...writeLetter(site, { locale, ...write(say) }),
  };
}

/** Asks the owner of the address to confirm the subscription. */
export function confirmationMail(
  platform: Platform,
  site: MailSite,
  subscription: Subscription,
  mailId: string,
): Mail {
  const { own } = subscriptionLinks(platform, subscription);
  const event = inLocale(subscription.eventName, subscription.locale);
  const kind = subscription.eventId === null ? 'news' : 'onSale';
  return letter(site, subscription, `newsletter:${mailId}`, (say) => ({
    subject: say(`newsletter.confirm.subject`),
    parts: [
      say(`newsletter.confirm.${kind}`, { event }),
      { action: say('newsletter.confirm.action'), url: own },
      say('newsletter.confirm.ignore'),
    ],
  }));
}

/** Tells a subscriber that the event is on sale. */
export function onSaleMail(platform: Platform, site: MailSite, subscription: Subscription): Mail {
  const { eventId, eventName, locale, subscriptionId } = subscription;
  const event = inLocale(eventName, locale);
  const links = subscriptionLinks(platform, subscription);
  const mail = letter(site, subscription, `newsletter:${subscriptionId}:onSale`, (say) => ({
    subject: say('newsletter.onSale.subject', { event }),
    parts: [
      say('newsletter.onSale.text', { event }),
      { action: say('newsletter.onSale.action'), url: links.event({ eventId: eventId! }) },
      say('newsletter.onSale.last'),
      { link: say('newsletter.leave'), url: links.own },
    ],
  }));
  return { ...mail, oneClickUnsubscribe: links.oneClick };
}

function newsParts(
  news: readonly NewsEvent[],
  { locale }: Subscription,
  links: ReturnType<typeof subscriptionLinks>,
  link: string,
): LetterPart[] {
  return news.map(({ eventId, vanityName, shortName, startsAt, timezone, city }) => {
    const format = { dateStyle: 'full', timeStyle: 'short', timeZone: timezone } as const;
    const when = new Intl.DateTimeFormat(locale, format).format(startsAt);
    const details = [[when, city].filter(Boolean).join(' · ')];
    return { event: inLocale(shortName, locale), details, link, url: links.event({ eventId, vanityName }) };
  });
}

/** Next events; `at` distinguishes the issues. */
export function newsMail(
  platform: Platform,
  site: MailSite,
  subscription: Subscription,
  { news, at }: { news: readonly NewsEvent[]; at: string },
): Mail {
  const links = subscriptionLinks(platform, subscription);
  const { own, oneClick } = links;
  const mail = letter(site, subscription, `newsletter:${subscription.subscriptionId}:${at}`, (say) => ({
    subject: say('newsletter.news.subject', { event: inLocale(news[0]!.shortName, subscription.locale) }),
    parts: [
      say('newsletter.news.text'),
      ...newsParts(news, subscription, links, say('newsletter.onSale.action')),
      { link: say('newsletter.leave'), url: own },
    ],
  }));
  return { ...mail, oneClickUnsubscribe: oneClick };
}

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
  { texts, sender, postalAddress }: MailSite,
  { locale, emailAddress }: Subscription,
  dedupeKey: string,
  write: (say: Word) => { subject: string; parts: string[] },
): Mail {
  const say: Word = (key, values = {}) => texts.say(locale, `mail.${key}`, values);
  const { subject, parts } = write(say);
  const end = [say('signature'), postalAddress].filter(Boolean).join('\n');
  const text = `${[say('greetingPlain'), ...parts, end].join('\n\n')}\n`;
  return { dedupeKey, sender, recipient: emailAddress, locale, subject, text };
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
      `${say('newsletter.confirm.action')}\n${own}`,
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
      `${say('newsletter.onSale.action')}\n${links.event({ eventId: eventId! })}`,
      say('newsletter.onSale.last'),
      `${say('newsletter.leave')}\n${links.own}`,
    ],
  }));
  return { ...mail, oneClickUnsubscribe: links.oneClick };
}

function eventLines(news: readonly NewsEvent[], subscription: Subscription, platform: Platform): string {
  const links = subscriptionLinks(platform, subscription);
  return news
    .map(({ eventId, vanityName, shortName, startsAt, timezone, city }) => {
      const format = { dateStyle: 'full', timeStyle: 'short', timeZone: timezone } as const;
      const when = new Intl.DateTimeFormat(subscription.locale, format).format(startsAt);
      const name = inLocale(shortName, subscription.locale);
      return [name, [when, city].filter(Boolean).join(' · '), links.event({ eventId, vanityName })].join(
        '\n',
      );
    })
    .join('\n\n');
}

/** Next events; `at` distinguishes the issues. */
export function newsMail(
  platform: Platform,
  site: MailSite,
  subscription: Subscription,
  { news, at }: { news: readonly NewsEvent[]; at: string },
): Mail {
  const { own, oneClick } = subscriptionLinks(platform, subscription);
  const mail = letter(site, subscription, `newsletter:${subscription.subscriptionId}:${at}`, (say) => ({
    subject: say('newsletter.news.subject', { event: inLocale(news[0]!.shortName, subscription.locale) }),
    parts: [
      say('newsletter.news.text'),
      eventLines(news, subscription, platform),
      `${say('newsletter.leave')}\n${own}`,
    ],
  }));
  return { ...mail, oneClickUnsubscribe: oneClick };
}

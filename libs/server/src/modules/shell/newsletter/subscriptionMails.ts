import type { Mail } from '../../../gateways/mailGateway.ts';
import type { Platform } from '../../../platform.ts';
import { inLocale } from '../../marketplace/event/inLocale.ts';
import type { NewsEvent, Subscription } from './newsletterRepository.ts';
import { subscriptionLinks } from './subscriptionToken.ts';

type Word = (key: string, values?: Record<string, string | number>) => string;

function letter(
  { texts, config }: Platform,
  { locale, emailAddress }: Subscription,
  dedupeKey: string,
  write: (say: Word) => { subject: string; parts: string[] },
): Mail {
  const say: Word = (key, values = {}) => texts.say(locale, `mail.${key}`, values);
  const { subject, parts } = write(say);
  const text = `${[say('greetingPlain'), ...parts, say('signature')].join('\n\n')}\n`;
  return { dedupeKey, sender: config.mail.sender, recipient: emailAddress, locale, subject, text };
}

/** Words the request for confirmation. */
export function confirmationMail(platform: Platform, subscription: Subscription, mailId: string): Mail {
  const { own } = subscriptionLinks(platform, subscription);
  const event = inLocale(subscription.eventName, subscription.locale);
  const kind = subscription.eventId === null ? 'news' : 'onSale';
  return letter(platform, subscription, `newsletter:${mailId}`, (say) => ({
    subject: say(`newsletter.confirm.subject`),
    parts: [
      say(`newsletter.confirm.${kind}`, { event }),
      `${say('newsletter.confirm.action')}\n${own}`,
      say('newsletter.confirm.ignore'),
    ],
  }));
}

/** Words the notice that an event is on sale. */
export function onSaleMail(platform: Platform, subscription: Subscription): Mail {
  const { eventId, eventName, locale, subscriptionId } = subscription;
  const event = inLocale(eventName, locale);
  const links = subscriptionLinks(platform, subscription);
  const mail = letter(platform, subscription, `newsletter:${subscriptionId}:onSale`, (say) => ({
    subject: say('newsletter.onSale.subject', { event }),
    parts: [
      say('newsletter.onSale.text', { event }),
      `${say('newsletter.onSale.action')}\n${links.event({ eventId: eventId! })}`,
      say('newsletter.onSale.last'),
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

/** Words the newsletter of upcoming events; `at` makes its idempotency key unique. */
export function newsMail(
  platform: Platform,
  subscription: Subscription,
  { news, at }: { news: readonly NewsEvent[]; at: string },
): Mail {
  const { own, oneClick } = subscriptionLinks(platform, subscription);
  const mail = letter(platform, subscription, `newsletter:${subscription.subscriptionId}:${at}`, (say) => ({
    subject: say('newsletter.news.subject', { event: inLocale(news[0]!.shortName, subscription.locale) }),
    parts: [
      say('newsletter.news.text'),
      eventLines(news, subscription, platform),
      `${say('newsletter.news.leave')}\n${own}`,
    ],
  }));
  return { ...mail, oneClickUnsubscribe: oneClick };
}

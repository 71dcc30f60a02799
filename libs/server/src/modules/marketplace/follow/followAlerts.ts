import { createPaths } from '@foyer/contract';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { oneClickUrl, type OneClickMails } from '../../../platform/mail/oneClickPlugin.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { setSaleAlerts, type AlertedFollower, type OpenedWindow } from './followRepository.ts';

/** Sale alerts, for one-click unsubscription by mail programs. */
export const followMails: OneClickMails = {
  path: '/api/user/follow/public/oneClick',
  context: 'followAlert',
  page: (paths) => paths.following(),
  switchOff: (tx, change) => setSaleAlerts(tx, { ...change, isOn: false }),
};

/** Builds the mail that tells a follower that an event is on sale. */
export async function followAlertMail(
  platform: Platform,
  opened: OpenedWindow,
  follower: AlertedFollower,
): Promise<Mail> {
  const { locale, emailAddress, userId, topicName } = follower;
  const site = await findMailSite(platform, follower.host ?? undefined);
  const { texts, sender, origin } = site;
  const say = (key: string, values: Record<string, string> = {}) => texts.say(locale, `mail.${key}`, values);
  const paths = createPaths(platform.config.productAddress);
  const event = inLocale(opened.shortName, locale);
  const { eventId, vanityName } = opened;
  const page = `${origin}/${locale}`;
  const unsubscribe = oneClickUrl(platform, origin, followMails, userId);
  return {
    dedupeKey: `follow:${eventId}:${userId}`,
    sender,
    recipient: emailAddress,
    locale,
    ...writeLetter(site, {
      locale,
      subject: say('follow.subject', { event }),
      parts: [
        say('follow.text', { event, topic: topicName }),
        { action: say('follow.action'), url: `${page}${paths.event({ eventId, vanityName })}` },
        { link: say('follow.manage'), url: `${page}${paths.following()}` },
        { link: say('oneClick.action'), url: unsubscribe },
      ],
    }),
    oneClickUnsubscribe: unsubscribe,
  };
}

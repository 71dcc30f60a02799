import { createPaths } from '@foyer/contract';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { AlertedFollower, OpenedWindow } from './followRepository.ts';

const context = 'followAlert';

/** Path of one-click unsubscription from mail programs (RFC 8058). */
export const followOneClickPath = '/api/user/follow/public/oneClick';

/** Token of a user's links, which switch the mails off without a session. */
const tokenOf = ({ sealer }: Platform, userId: string): string =>
  sealer.seal(userId, context).toString('base64url');

/** Returns the user of a link's token; undefined for anything that this server did not make. */
export function userOfToken({ sealer }: Platform, token: string): string | undefined {
  try {
    return sealer.unseal(Buffer.from(token, 'base64url'), context);
  } catch {
    return undefined;
  }
}

/** Tells a follower that an event is on sale. */
export async function followAlertMail(
  platform: Platform,
  opened: OpenedWindow,
  follower: AlertedFollower,
): Promise<Mail> {
  const { locale, emailAddress, userId, topicName } = follower;
  const { texts, sender, postalAddress, origin } = await findMailSite(platform, follower.host ?? undefined);
  const say = (key: string, values: Record<string, string> = {}) => texts.say(locale, `mail.${key}`, values);
  const paths = createPaths(platform.config.productAddress);
  const event = inLocale(opened.shortName, locale);
  const { eventId, vanityName } = opened;
  const page = `${origin}/${locale}`;
  const parts = [
    say('greetingPlain'),
    say('follow.text', { event, topic: topicName }),
    `${say('follow.action')}\n${page}${paths.event({ eventId, vanityName })}`,
    `${say('follow.manage')}\n${page}${paths.following()}`,
    [say('signature'), postalAddress].filter(Boolean).join('\n'),
  ];
  return {
    dedupeKey: `follow:${eventId}:${userId}`,
    sender,
    recipient: emailAddress,
    locale,
    subject: say('follow.subject', { event }),
    text: `${parts.join('\n\n')}\n`,
    oneClickUnsubscribe: `${origin}${followOneClickPath}?token=${tokenOf(platform, userId)}`,
  };
}

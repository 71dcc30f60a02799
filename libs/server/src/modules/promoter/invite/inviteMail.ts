import { createPaths, type Locale } from '@foyer/contract';
import { isolateText } from '@foyer/util';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { findInviteById, type InviteKey } from './inviteRepository.ts';

export interface InviteMail extends InviteKey {
  /** Which mail of the invitation it is, from 1. */
  number: number;
  /** Secret of the link, sealed, since the outbox is readable until the mail is sent [AZ-06]. */
  sealedCode: string;
}

export const sealingOf = (inviteId: string): string => `invite:${inviteId}`;

/** Mails an invitation, unless it has been answered, revoked or sent again since. */
export const sendInviteJob = defineJob<InviteMail>({
  name: 'sendInvite',
  retryLimit: 20,
  handle: async ({ clientId, inviteId, number, sealedCode }, { platform }) => {
    const invite = await findInviteById(platform.database.query, { clientId, inviteId });
    if (invite?.state !== 'pending' || invite.mails !== number || invite.emailAddress === null) return;
    const code = platform.sealer.unseal(Buffer.from(sealedCode, 'base64'), sealingOf(inviteId));
    const { emailAddress: recipient, siteHost, organisation } = invite;
    const locale: Locale = invite.userLocale;
    const mailSite = await findMailSite(platform, siteHost ?? undefined);
    const path = createPaths(productAddressOf(mailSite.site, platform.config)).organiserInvite();
    const url = `${mailSite.origin}/${locale}${path}?${new URLSearchParams({ token: code }).toString()}`;
    const say = (key: string) =>
      mailSite.texts.say(locale, `mail.organisationInvite.${key}`, { name: isolateText(organisation) });
    const letter = writeLetter(mailSite, {
      locale,
      subject: say('subject'),
      parts: [say('text'), { action: say('action'), url }, say('note')],
    });
    const dedupeKey = `invite:${inviteId}:${number}`;
    await platform.gateways.mail.send({ dedupeKey, sender: mailSite.sender, recipient, locale, ...letter });
  },
});

import { createPaths, type Locale } from '@foyer/contract';
import { isolateText } from '@foyer/util';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { productAddressOf } from '../../platform/hosts/siteWords.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { writeLetter } from '../../platform/mail/mailLetter.ts';
import { findMailSite, type MailSite } from '../../platform/mail/mailSite.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, isSameHash, randomSecret } from '../../platform/security/secrets.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { findMailedEvent } from '../assignment/assigneeRepository.ts';
import type { CommitmentKey } from '../commitment/commitmentRepository.ts';
import { findLinkOfCommitment, type SaleLinkRow } from './saleLinkRepository.ts';

const sealingOf = (commitmentId: string): string => `saleLink:${commitmentId}`;

export interface LinkMail extends CommitmentKey {
  /** Secret of the link, sealed, since the outbox is readable until the mail is sent [AZ-06]. */
  sealedCode: string;
}

/** Address of a link's page, in the guest's language. */
export function urlOfLink(
  { origin, site }: MailSite,
  { config }: Platform,
  link: { isOfPromoter: boolean; locale: Locale; code: string },
): string {
  const paths = createPaths(productAddressOf(site, config));
  const path = link.isOfPromoter ? paths.promoterAssignment() : paths.clientGuestAssignment();
  return `${origin}/${link.locale}${path}?${new URLSearchParams({ assignmentString: link.code }).toString()}`;
}

/** Creates the secret of a link, and the address that it opens. */
export function makeCode({ randomness }: Pick<Platform, 'randomness'>): { code: string; codeHash: Buffer } {
  const code = randomSecret(randomness);
  return { code, codeHash: hashSecret('saleLink', code) };
}

const inviterOf = ({ inviterFirstName, inviterLastName }: SaleLinkRow): string =>
  isolateText([inviterFirstName, inviterLastName].filter(Boolean).join(' '));

/** Mails a guest the link, in the language of the sale. It isn't sent once it is over, or once a later mail has another secret. */
export const sendSaleLinkJob = defineJob<LinkMail>({
  name: 'sendSaleLink',
  retryLimit: 20,
  handle: async ({ eventId, commitmentId, sealedCode }, { platform }) => {
    const link = await findLinkOfCommitment(platform.database.query, { eventId, commitmentId });
    const code = platform.sealer.unseal(Buffer.from(sealedCode, 'base64'), sealingOf(commitmentId));
    const isNewest = link && isSameHash(link.codeHash, hashSecret('saleLink', code));
    if (!isNewest || link.guestAddress === null || link.state !== 'pending') return;
    const { guestAddress: recipient, userLocale: locale, heldUntil, promoterId, mails } = link;
    const { names, timezone } = await findMailedEvent(platform.database.query, eventId);
    const mailSite = await findMailSite(platform, link.siteHost ?? undefined);
    const say = (key: string, values: Record<string, string> = {}) =>
      mailSite.texts.say(locale, `mail.saleLink.${key}`, values);
    const around = { name: inviterOf(link) || say('someone'), event: inLocale(names, locale) };
    const until = new Intl.DateTimeFormat(locale, {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: timezone,
    }).format(heldUntil);
    const url = urlOfLink(mailSite, platform, { isOfPromoter: promoterId !== null, locale, code });
    const letter = writeLetter(mailSite, {
      locale,
      subject: say('subject', around),
      parts: [say('text', around), say('until', { until }), { action: say('action'), url }, say('note')],
    });
    const dedupeKey = `saleLink:${commitmentId}:${mails}`;
    await platform.gateways.mail.send({ dedupeKey, sender: mailSite.sender, recipient, locale, ...letter });
  },
});

/** Adds the mail of a link to the outbox, its secret sealed. */
export async function mailLink(
  tx: TransactionScope,
  { jobs, sealer }: Platform,
  { eventId, commitmentId, code }: CommitmentKey & { code: string },
): Promise<void> {
  const sealedCode = sealer.seal(code, sealingOf(commitmentId)).toString('base64');
  await jobs.addAll(tx, sendSaleLinkJob, [{ payload: { eventId, commitmentId, sealedCode } }]);
}

import { createPaths, type Locale } from '@foyer/contract';
import { isolateText } from '@foyer/util';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeLetter, type LetterPart } from '../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, isSameHash } from '../../../platform/security/secrets.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import {
  findAccountOf,
  findMailedEvent,
  findMailedPerson,
} from '../../../sale/assignment/assigneeRepository.ts';
import {
  findInvitationById,
  findWaiting,
  tokensOfInvitation,
} from '../../../sale/assignment/invitationRepository.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { undoCodeOf } from './undoCode.ts';

interface InvitationKey {
  eventId: string;
  inviteId: string;
}

/** What became of an invitation. */
export type AssignmentNews =
  | { kind: 'accepted'; count: number; byUserId: string }
  | { kind: 'returned'; count: number; byUserId: string; message?: string }
  | { kind: 'declined' | 'takenBack' | 'closed'; count: number }
  | { kind: 'revoked'; count: number; formerHolderId: string };

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Texts of a mail. */
interface Words {
  subject: string;
  parts: LetterPart[];
}

interface WordsAround {
  say: Say;
  /** Name and time of the event. */
  event: string;
  until: string;
  timeOf: (instant: Date) => string;
  /** Address of a page in the mail's language. */
  urlOf: (path: string) => string;
  paths: ReturnType<typeof createPaths>;
}

/** Writes a mail about an event, as the site on which it was handed over. */
async function writeMail(
  db: Queryable,
  platform: Platform,
  to: { eventId: string; siteHost: string | null; recipient: string; locale: Locale; dedupeKey: string },
  words: (around: WordsAround) => Words,
): Promise<Mail> {
  const { eventId, siteHost, recipient, locale, dedupeKey } = to;
  const { names, timezone, doorsAt } = await findMailedEvent(db, eventId);
  const mailSite = await findMailSite(platform, siteHost ?? undefined);
  const { texts, sender, origin, site } = mailSite;
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: timezone } as const;
  const timeOf = (instant: Date): string => new Intl.DateTimeFormat(locale, format).format(instant);
  const around = {
    say: (key: string, values: Record<string, string | number> = {}) =>
      texts.say(locale, `mail.handOver.${key}`, values),
    event: inLocale(names, locale),
    until: timeOf(doorsAt),
    timeOf,
    urlOf: (path: string) => `${origin}/${locale}${path}`,
    paths: createPaths(productAddressOf(site, platform.config)),
  };
  return { dedupeKey, sender, recipient, locale, ...writeLetter(mailSite, { locale, ...words(around) }) };
}

/** Name of a person in a mail; accounts of third parties may have none. */
const nameOf = (say: Say, { firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  isolateText([firstName, lastName].filter(Boolean).join(' ') || say('someone'));

const sealingOf = (inviteId: string): string => `tokenInvitation:${inviteId}`;

export interface InvitationMail extends InvitationKey {
  /** The recipient had a mail before, whose link is void. */
  isReminder?: boolean;
  /** Secret of the link, sealed, since the outbox is readable until the mail is sent [AZ-06]. */
  sealedCode: string;
}

/** Opens the secret of an invitation's mail. */
export const acceptanceCodeOf = (
  { sealer }: Pick<Platform, 'sealer'>,
  { inviteId, sealedCode }: InvitationMail,
): string => sealer.unseal(Buffer.from(sealedCode, 'base64'), sealingOf(inviteId));

/**
 * Mails an invitation, in the language of the invited account or of the sender. It isn't sent once it is over, or once a
 * later mail has another secret.
 */
export const sendInvitationJob = defineJob<InvitationMail>({
  name: 'sendInvitation',
  retryLimit: 20,
  handle: async (ask, { platform }) => {
    const { eventId, inviteId, isReminder = false } = ask;
    const db = platform.database.query;
    const invitation = await findInvitationById(db, { eventId, inviteId });
    const acceptanceCode = acceptanceCodeOf(platform, ask);
    const isNewest =
      invitation && isSameHash(invitation.codeHash, hashSecret('tokenInvitation', acceptanceCode));
    if (!isNewest || invitation.emailAddress === null) return;
    const tokens = await tokensOfInvitation(db, invitation);
    const count = tokens.filter(({ assignmentState }) => assignmentState === 'created').length;
    if (count === 0) return;
    const { emailAddress: recipient, siteHost, message, mails } = invitation;
    const account = await findAccountOf(db, recipient);
    const locale = account?.userLocale ?? invitation.userLocale;
    const dedupeKey = `invitation:${inviteId}:${mails}`;
    const mail = await writeMail(
      db,
      platform,
      { eventId, siteHost, recipient, locale, dedupeKey },
      ({ say, event, until, urlOf, paths }) => {
        const { inviterFirstName: firstName, inviterLastName: lastName } = invitation;
        const name = nameOf(say, { firstName, lastName });
        const query = new URLSearchParams({ inviteId, acceptanceCode });
        return {
          subject: say(isReminder ? 'assigned.reminder' : 'assigned.subject', { name, event }),
          parts: [
            say('assigned.text', { name, event, count }),
            ...(message === null ? [] : [say('assigned.message', { name, message: isolateText(message) })]),
            say('assigned.until', { until }),
            { action: say('assigned.action'), url: `${urlOf(paths.tokenAssignment())}?${query.toString()}` },
            say('assigned.note'),
          ],
        };
      },
    );
    await platform.gateways.mail.send(mail);
  },
});

/** Adds the mails of invitations to the outbox, their secrets sealed. */
export async function mailInvitations(
  tx: TransactionScope,
  { jobs, sealer }: Platform,
  invitations: readonly (InvitationKey & { acceptanceCode: string; isReminder?: boolean })[],
  runAt: Date | null = null,
): Promise<void> {
  const additions = invitations.map(({ acceptanceCode, ...invitation }) => {
    const { inviteId } = invitation;
    const sealedCode = sealer.seal(acceptanceCode, sealingOf(inviteId)).toString('base64');
    return { payload: { ...invitation, sealedCode }, ...(runAt ? { runAt } : {}) };
  });
  await jobs.addAll(tx, sendInvitationJob, additions);
}

/** Act of sending whose mails wait. */
export interface WaitingKey {
  eventId: string;
  assignmentGroupId: string;
}

/**
 * Tells the owner of a young session what it sends, and when, with a link that takes it back without a log-in. The link
 * is made here, since the outbox is readable until the mail is sent.
 */
export const sendWaitMailJob = defineJob<WaitingKey>({
  name: 'sendWaitMail',
  retryLimit: 20,
  handle: async (key, { platform, jobId }) => {
    const db = platform.database.query;
    const waiting = await findWaiting(db, { ...key, scope: everyEvent });
    const [first, ...others] = waiting;
    const sender = first && (await findMailedPerson(db, first.fromUserId));
    if (!sender) return;
    const { eventId, siteHost, sendsAt, emailAddress } = first;
    const to = { eventId, siteHost, recipient: sender.emailAddress, locale: sender.userLocale };
    const mail = await writeMail(
      db,
      platform,
      { ...to, dedupeKey: `handOver:waits:${jobId}` },
      ({ say, event, timeOf, urlOf, paths }) => {
        const count = waiting.reduce((sum, { tokenIds }) => sum + tokenIds.length, 0);
        const query = new URLSearchParams({ undoCode: undoCodeOf(platform, key) });
        return {
          subject: say('waits.subject', { event }),
          parts: [
            say(others.length === 0 ? 'waits.text' : 'waits.textMany', {
              ...{ event, count, name: isolateText(emailAddress), people: waiting.length },
            }),
            say('waits.until', { time: timeOf(sendsAt) }),
            { action: say('waits.undo'), url: `${urlOf(paths.tokenAssignmentUndo())}?${query.toString()}` },
            say('waits.note'),
            { link: say('waits.action'), url: urlOf(paths.myTokensManaging({ eventId })) },
          ],
        };
      },
    );
    await platform.gateways.mail.send(mail);
  },
});

/** Tells the other side what became of an invitation: its sender, the invited person, or who held the token until now. */
export async function mailNews(
  tx: TransactionScope,
  platform: Platform,
  key: InvitationKey,
  news: AssignmentNews,
): Promise<void> {
  const invitation = await findInvitationById(tx, key);
  if (!invitation) return;
  const { eventId, siteHost, fromUserId, emailAddress, sendsAt } = invitation;
  const { kind, count } = news;
  // The invited person was told nothing yet.
  if (kind === 'takenBack' && sendsAt) return;
  const message = kind === 'returned' ? news.message : undefined;
  const to =
    kind === 'takenBack'
      ? emailAddress === null
        ? undefined
        : {
            emailAddress,
            userLocale: (await findAccountOf(tx, emailAddress))?.userLocale ?? invitation.userLocale,
          }
      : await findMailedPerson(tx, kind === 'revoked' ? news.formerHolderId : fromUserId);
  if (!to) return;
  const recipient = 'byUserId' in news ? await findMailedPerson(tx, news.byUserId) : undefined;
  const mail = await writeMail(
    tx,
    platform,
    {
      ...{ eventId, siteHost, recipient: to.emailAddress, locale: to.userLocale },
      dedupeKey: `handOver:${kind}:${platform.newId()}`,
    },
    ({ say, event, urlOf, paths }) => {
      const { inviterFirstName: firstName, inviterLastName: lastName } = invitation;
      const name =
        'byUserId' in news
          ? nameOf(say, recipient ?? { firstName: null, lastName: null })
          : kind === 'declined'
            ? isolateText(emailAddress ?? say('someone'))
            : nameOf(say, { firstName, lastName });
      const mine = { action: say('action'), url: urlOf(paths.myTokens()) };
      return {
        subject: say(`${kind}.subject`, { name, event }),
        parts: [
          say(`${kind}.text`, { name, event, count }),
          ...(message === undefined
            ? []
            : [say('assigned.message', { name, message: isolateText(message) })]),
          ...(kind === 'takenBack' || kind === 'revoked' ? [] : [mine]),
        ],
      };
    },
  );
  await queueMails(tx, platform, [mail]);
}

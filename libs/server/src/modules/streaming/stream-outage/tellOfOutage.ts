import { sql } from 'kysely';
import type { Locale } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { hours, seconds } from '../../../platform/time/units.ts';
import { eventMail } from '../../../sale/order/mail/eventMail.ts';

/** A shorter outage is over before anyone reads of it. */
const patienceMs = seconds(20);
/** Time in which one mail is enough, however often the stream comes and goes. */
const quietMs = hours(1);

interface Recipient {
  userId: string;
  emailAddress: string;
  firstName: string | null;
  userLocale: Locale;
}

/** Lists the members who steer the streams of an event's organisation. */
const listMembers = (tx: TransactionScope, eventId: string): Promise<Recipient[]> =>
  tx
    .selectFrom('clientMember as m')
    .innerJoin('event as e', 'e.clientId', 'm.clientId')
    .innerJoin('userAccount as u', 'u.userId', 'm.userId')
    .select(['u.userId', 'u.emailAddress', 'u.firstName', 'u.userLocale'])
    .where('e.eventId', '=', eventId)
    .where('u.deletedAt', 'is', null)
    .where(sql<boolean>`m.rights && array['streaming', 'owner']`)
    .orderBy('u.userId')
    .execute() as Promise<Recipient[]>;

const outageMail = (
  platform: Platform,
  eventId: string,
  { userLocale, ...recipient }: Recipient,
  since: Date,
) =>
  eventMail(platform, {
    ...{ eventId, recipient, locale: userLocale, siteHost: null },
    dedupeKey: `streamDown:${eventId}:${recipient.userId}:${Math.floor(since.getTime() / quietMs)}`,
    words: ({ say, event, paths }) => {
      const { timezone: timeZone } = event;
      const time = new Intl.DateTimeFormat(userLocale, { timeStyle: 'short', timeZone }).format(since);
      return {
        subject: say('streamDown.subject', { event: event.name }),
        heading: say('streamDown.heading'),
        facts: [say('streamDown.since', { time })],
        paragraphs: [say('streamDown.text')],
        action: {
          text: say('streamDown.action'),
          path: `/${userLocale}${paths.playerStage({ eventId, vanityName: event.vanityName })}`,
        },
      };
    },
  });

const told = stateKey<Map<string, number>>('outages of streams');

/** Mails an organiser whose viewers see nothing. Heartbeats call it: without viewers no organiser is woken. */
export async function tellOfOutage(
  platform: Platform,
  { eventId, since, now }: { eventId: string; since: Date; now: Date },
): Promise<void> {
  if (now.getTime() - since.getTime() < patienceMs) return;
  const known = platform.state.of(told, () => new Map<string, number>());
  if (now.getTime() - (known.get(eventId) ?? 0) < quietMs) return;
  known.set(eventId, now.getTime());
  const stored = inTransaction(platform.database, async (tx) => {
    const members = await listMembers(tx, eventId);
    await queueMails(
      tx,
      platform,
      await Promise.all(members.map((each) => outageMail(platform, eventId, each, since))),
    );
  });
  await stored.catch((error: unknown) => {
    // The next heartbeat tries again.
    known.delete(eventId);
    throw error;
  });
}

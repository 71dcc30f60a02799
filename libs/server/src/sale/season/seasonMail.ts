import { isolateText } from '@foyer/util';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { findMailedPerson } from '../assignment/assigneeRepository.ts';
import { eventMail } from '../order/mail/eventMail.ts';

export interface SeasonMail {
  membershipId: string;
}

interface MailedMembership {
  userId: string;
  names: unknown;
  organiserName: string;
  /** Null once the account is deleted. */
  memberId: string | null;
  /** First date. */
  eventId: string;
}

async function findMailed(db: Queryable, membershipId: string): Promise<MailedMembership | undefined> {
  const { rows } = await sql<MailedMembership>`
    select m.user_id as "userId", s.name as names, c.name as "organiserName", m.member_id as "memberId",
      e.event_id as "eventId"
    from season_membership m join season s using (season_id) join client c on c.client_id = s.client_id
    join token t on t.owner_id = m.user_id and t.origin_kind = 'seasonMembership' and t.origin_id = m.membership_id
    join event e on e.event_id = t.event_id
    where m.membership_id = ${membershipId} order by e.starts_at, e.event_id limit 1`.execute(db);
  return rows[0];
}

/** Tells members who have an account that they were given a season pass. */
export const sendSeasonMailJob = defineJob<SeasonMail>({
  name: 'sendSeasonMail',
  retryLimit: 20,
  handle: async ({ membershipId }, { platform }) => {
    const db = platform.database.query;
    const membership = await findMailed(db, membershipId);
    const member = membership && (await findMailedPerson(db, membership.userId));
    if (!membership || membership.memberId === null || !member) return;
    const { emailAddress, firstName, userLocale: locale } = member;
    const { userId, eventId, memberId } = membership;
    const name = isolateText(inLocale(membership.names, locale));
    const organiser = isolateText(membership.organiserName);
    await platform.gateways.mail.send(
      await eventMail(platform, {
        ...{ eventId, locale, siteHost: null, recipient: { userId, emailAddress, firstName } },
        dedupeKey: `season:${membershipId}`,
        words: ({ say, paths }) => ({
          subject: say('season.subject', { name }),
          heading: say('season.intro', { organiser, name }),
          facts: [say('season.member', { memberId })],
          paragraphs: [say('season.hint')],
          action: { text: say('season.action'), path: paths.seasonPass({ eventId }) },
        }),
      }),
    );
  },
});

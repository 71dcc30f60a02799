import type { ExportedAttendee, ExportedToken, Locale } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { PersonalData, Person } from '../../platform/personal-data/personalData.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';

interface ExportRow extends Pick<ExportedToken, 'tokenId' | 'eventId' | 'state'> {
  names: unknown;
  since: Date;
  seatCode: string | null;
  orderId: string | null;
  paid: NonNullable<ExportedToken['paid']>;
  isOwner: boolean;
  isHolder: boolean;
  isAttendee: boolean;
  attendee: { [Key in keyof ExportedAttendee]: ExportedAttendee[Key] | null } | null;
}

/** Ids of the tokens that a person owns, holds or attends with; an attendee is known by the verified address alone. */
const tokensOf = ({ userId, verifiedAddress }: Person) => sql`
  select event_id, token_id from token where owner_id = ${userId}
  union select event_id, token_id from token where holder_id = ${userId}
  union select event_id, token_id from token_attendee where email_address = ${verifiedAddress ?? null}`;

async function findTokens(db: Queryable, person: Person): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select t.token_id as "tokenId", t.event_id as "eventId", e.short_name as names, t.order_id as "orderId", t.state,
      t.created_at as since, t.seat_code as "seatCode",
      jsonb_build_object('amount', t.paid_amount, 'currency', t.paid_currency) as paid,
      t.owner_id = ${person.userId} as "isOwner", t.holder_id = ${person.userId} as "isHolder",
      coalesce(a.email_address = ${person.verifiedAddress ?? null}, false) as "isAttendee",
      case when a.token_id is not null then jsonb_build_object('kind', a.kind, 'firstName', a.first_name,
        'lastName', a.last_name, 'emailAddress', a.email_address, 'dateOfBirth', a.date_of_birth) end as attendee
    from (${tokensOf(person)}) mine join token t using (event_id, token_id) join event e using (event_id)
      left join token_attendee a using (event_id, token_id)
    order by t.created_at, t.token_id`.execute(db);
  return rows;
}

const present = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) as {
    [Key in keyof Value]: NonNullable<Value[Key]>;
  };

function exportToken(row: ExportRow, locale: Locale): ExportedToken {
  const { names, since, seatCode, orderId, paid, isOwner, isHolder, isAttendee, attendee, ...token } = row;
  const roles = { owner: isOwner, holder: isHolder, attendee: isAttendee };
  return {
    ...token,
    eventName: inLocale(names, locale),
    since: since.toISOString(),
    roles: (['owner', 'holder', 'attendee'] as const).filter((role) => roles[role]),
    ...(seatCode === null ? {} : { seatCode }),
    ...(isOwner && orderId !== null ? { paid, orderId } : {}),
    ...(attendee ? { attendee: present(attendee) } : {}),
  };
}

/** Counts valid tokens of upcoming events. An event without an end counts as over a day after its start. */
async function countUpcoming(db: Queryable, userId: string): Promise<{ upcomingTokens: number }> {
  const { rows } = await sql<{ upcomingTokens: number }>`
    select count(*)::int as "upcomingTokens" from token t join event e using (event_id)
    where (t.holder_id = ${userId} or t.owner_id = ${userId}) and t.state in ('active', 'sent', 'selling')
      and e.status <> 'Cancelled'
      and coalesce(e.ends_at, e.starts_at + interval '1 day') > foyer_now()`.execute(db);
  return rows[0]!;
}

/** Deletes the attendees that a person named, and the person as attendee of another's token. */
async function forgetAttendees(tx: TransactionScope, person: Person): Promise<void> {
  await sql`
    delete from token_attendee a using (${tokensOf(person)}) mine
    where a.event_id = mine.event_id and a.token_id = mine.token_id`.execute(tx);
}

/** Tokens that a person owns, holds or attends with, without entry secrets [PV-05]. Tokens themselves name no person. */
export const tokenPersonalData: PersonalData = {
  exportData: async (db, person, { locale }) => ({
    tokens: (await findTokens(db, person)).map((row) => exportToken(row, locale)),
  }),
  countObstacles: countUpcoming,
  release: countUpcoming,
  forget: forgetAttendees,
};

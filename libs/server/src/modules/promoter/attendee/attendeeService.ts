import type {
  Attendee,
  AttendeeFile,
  AttendeePage,
  AttendeeSummary,
  Locale,
  SavedAttendeeFile,
} from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { pageOf, readTimeCursor } from '../../../platform/http/answers/timeCursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { csvOf } from '../../../platform/texts/csvTable.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { seatOf } from '../../../sale/token/tokenPresenter.ts';
import {
  countAttendees,
  findAttendees,
  type AttendeeFilter,
  type AttendeeRow,
} from './attendeeRepository.ts';
import { insertFile, listFilesOfEvent } from './attendeeFileRepository.ts';

const defaultPageLength = 50;
/** Contract's maximum of a summary. */
const mostFiles = 100;

/** Reader of the attendees of events, and the events that the site of the request reaches. */
export interface Reading {
  db: Queryable;
  scope: EventScope;
  locale: Locale;
}

const readOwnEvent = async ({ db, scope, locale }: Reading, eventId: string) =>
  found((await readSummaries(db, [eventId], { scope: withUnpublished(scope), locale })).get(eventId));

type Sum = 'attendees' | 'checkedIn' | 'unnamed' | 'sent' | 'selling';

/** Lists for owners who saved the attendees; undefined for other members. */
async function readFiles(
  { db }: Reading,
  eventId: string,
  { memberships }: Pick<Actor, 'memberships'>,
): Promise<SavedAttendeeFile[] | undefined> {
  const { clientId } = await db
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const isOwner = memberships.some((each) => each.clientId === clientId && each.rights.includes('owner'));
  if (!isOwner) return undefined;
  return (await listFilesOfEvent(db, eventId, mostFiles)).map(({ savedAt, attendees, name }) => ({
    ...{ savedAt: savedAt.toISOString(), attendees },
    ...(name === null ? {} : { name }),
  }));
}

/** Counts the attendees of an event, and tells owners who saved them. @throws Failure notFound */
export async function readAttendeeSummary(
  reading: Reading,
  eventId: string,
  reader: Pick<Actor, 'memberships'>,
): Promise<AttendeeSummary> {
  const event = await readOwnEvent(reading, eventId);
  const files = await readFiles(reading, eventId, reader);
  const rows = await countAttendees(reading.db, eventId);
  const sum = (key: Sum): number => rows.reduce((total, row) => total + row[key], 0);
  return {
    event,
    attendees: sum('attendees'),
    checkedIn: sum('checkedIn'),
    unnamed: sum('unnamed'),
    sent: sum('sent'),
    selling: sum('selling'),
    offers: rows.map(({ offerGroupId, offerNames, attendees, checkedIn }) => ({
      ...{ offerGroupId, attendees, checkedIn },
      name: inLocale(offerNames, reading.locale),
    })),
    ...(files ? { files } : {}),
  };
}

function presentAttendee(
  row: AttendeeRow,
  { locale, sections }: { locale: Locale; sections: ReadonlyMap<string, string> },
): Attendee {
  const { tokenId, kind, state, firstName, lastName, emailAddress, ageGroup, orderNumber, admittedAt } = row;
  const seat = seatOf(row, sections);
  return {
    ...{ tokenId, kind, state, attendance: row.attendance },
    ...(firstName === null ? {} : { firstName }),
    ...(lastName === null ? {} : { lastName }),
    ...(emailAddress === null ? {} : { emailAddress }),
    offerName: inLocale(row.offerNames, locale),
    ...(seat ? { seat } : {}),
    ...(ageGroup === null ? {} : { ageGroup }),
    ...(orderNumber === null ? {} : { orderNumber }),
    boughtAt: row.boughtAt.toISOString(),
    ...(admittedAt === null ? {} : { admittedAt: admittedAt.toISOString() }),
  };
}

async function readRows({ db, locale }: Reading, filter: AttendeeFilter): Promise<Attendee[]> {
  const rows = await findAttendees(db, filter);
  const sections = await readSectionNames(db, filter.eventId);
  return rows.map((row) => presentAttendee(row, { locale, sections }));
}

/** Lists attendees page by page, latest sold first [C7.73b]. @throws Failure invalidRequest for another's cursor */
export async function readAttendees(
  reading: Reading,
  { cursor, limit = defaultPageLength, ...filter }: Omit<AttendeeFilter, 'after'> & { cursor?: string },
): Promise<AttendeePage> {
  const after = readTimeCursor(cursor);
  const rows = await readRows(reading, { ...filter, after, limit: limit + 1 });
  const positionOf = ({ boughtAt, tokenId }: Attendee) => ({ at: new Date(boughtAt), id: tokenId });
  const { shown, next } = pageOf(rows, { limit, positionOf });
  return { attendees: shown, ...next };
}

const columns = [
  'firstName',
  'lastName',
  'emailAddress',
  'kind',
  'state',
  'offer',
  'section',
  'row',
  'seat',
  'ageGroup',
  'attendance',
  'order',
  'boughtAt',
  'admittedAt',
] as const;

type Column = (typeof columns)[number];

const cellsOf = (attendee: Attendee): Record<Column, string> => ({
  firstName: attendee.firstName ?? '',
  lastName: attendee.lastName ?? '',
  emailAddress: attendee.emailAddress ?? '',
  kind: attendee.kind,
  state: attendee.state,
  offer: attendee.offerName,
  section: attendee.seat?.section ?? '',
  row: attendee.seat?.row ?? '',
  seat: attendee.seat?.seat ?? '',
  ageGroup: attendee.ageGroup ?? '',
  attendance: attendee.attendance,
  order: attendee.orderNumber ?? '',
  boughtAt: attendee.boughtAt,
  admittedAt: attendee.admittedAt ?? '',
});

/**
 * Writes all attendees of an event as CSV, its header in the reader's language, and notes who has them now [C7.73c].
 * @throws Failure notFound
 */
export async function writeAttendees(
  platform: Platform,
  { texts, savedBy, ...reading }: Reading & { texts: ServerTexts; savedBy: string },
  eventId: string,
): Promise<AttendeeFile> {
  const { vanityName } = await readOwnEvent(reading, eventId);
  const attendees = await readRows(reading, { eventId });
  await inTransaction(platform.database, (tx) =>
    insertFile(tx, { eventId, savedBy, fileId: platform.newId(), attendees: attendees.length }),
  );
  const nameOf = (column: Column): string => texts.say(reading.locale, `attendeeFile.${column}`);
  return { fileName: `${vanityName}-attendees.csv`, content: csvOf(columns, attendees.map(cellsOf), nameOf) };
}

import type {
  CreateSeasonAssignmentsRequest,
  EventSummary,
  Locale,
  SeasonAssignments,
  SeasonMembership,
  SeasonMembershipDetails,
  SeasonMembershipPage,
  SetSeasonAutoRenewRequest,
} from '@foyer/contract';
import { parseEmailAddress } from '@foyer/util';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { Failure, failure, found } from '../../../platform/http/answers/failure.ts';
import { pageOf, readTimeCursor } from '../../../platform/http/answers/timeCursor.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { withStanding } from '../../../sale/assignment/assignmentPresenter.ts';
import { findStandings } from '../../../sale/assignment/standingRepository.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { presentHeldToken } from '../../../sale/token/tokenPresenter.ts';
import { tokensOfMemberships, type SeasonToken } from '../../../sale/token/tokenRepository.ts';
import { sendShares, type Share } from '../assignment/assignmentService.ts';
import type { Doing } from '../assignment/doing.ts';
import {
  findDates,
  findMembership,
  findMemberships,
  findMembershipsOf,
  findTokensOfPass,
  updateAutoRenew,
  type MembershipRow,
} from './seasonPassRepository.ts';

const defaultPageLength = 20;
const mostPasses = 20;
/** Lines that an error names. */
const mostLines = 100;

interface Reader {
  userId: string;
  scope: EventScope;
  locale: Locale;
}

function present(
  { names, eventId, startsAt: _sortedBy, ...row }: MembershipRow,
  event: EventSummary,
  locale: Locale,
): SeasonMembership {
  const { membershipId, seasonId, organiserName, memberId, autoRenew, dateCount, datesLeft, placeCount } =
    row;
  return {
    ...{ membershipId, seasonId, name: inLocale(names, locale), organiserName, memberId, autoRenew },
    ...{ dateCount, datesLeft, placeCount, event },
  };
}

const summariesOf = (db: Queryable, eventIds: readonly string[], { scope, locale }: Reader) =>
  readSummaries(db, [...new Set(eventIds)], { scope: withUnpublished(scope), locale });

/** Lists the season passes of a user, by their next date [C7.69b]. */
export async function listSeasonMemberships(
  db: Queryable,
  reader: Reader,
  query: { when?: 'upcoming' | 'past'; eventId?: string; cursor?: string; limit?: number },
): Promise<SeasonMembershipPage> {
  const { when = 'upcoming', eventId, limit = defaultPageLength } = query;
  const { userId, scope, locale } = reader;
  const after = readTimeCursor(query.cursor);
  const rows = await findMemberships(db, { userId, scope, when, eventId, after, limit: limit + 1 });
  const { shown, next } = pageOf(rows, {
    limit,
    positionOf: ({ startsAt, membershipId }) => ({ at: startsAt, id: membershipId }),
  });
  const summaries = await summariesOf(
    db,
    shown.map((row) => row.eventId),
    reader,
  );
  return {
    memberships: shown.map((row) => present(row, found(summaries.get(row.eventId)), locale)),
    ...next,
  };
}

/** Presents {product} of season passes to their owner, event by event. */
async function presentTokens(
  db: Queryable,
  tokens: readonly SeasonToken[],
  { userId, locale, now, hasTransfers }: Reader & { now: Date; hasTransfers: boolean },
) {
  const presented = [];
  for (const [eventId, ofEvent] of Map.groupBy(tokens, (token) => token.eventId)) {
    const sectionNames = await readSectionNames(db, eventId);
    const standings = await findStandings(db, eventId, userId);
    for (const row of ofEvent) {
      const standing = standings.get(row.tokenId);
      const lastAssignment = standing?.own?.state;
      const reading = { readerId: userId, sectionNames, locale, now, lastAssignment, wallets: [] };
      const token = presentHeldToken(row, reading);
      const { membershipId } = row;
      presented.push({
        ...{ membershipId, eventId },
        token: standing ? withStanding(token, row, standing, { ...reading, hasTransfers }) : token,
      });
    }
  }
  return presented;
}

/**
 * Returns the season passes of a user that have a place for an event, with everything of their other dates [C7.70b].
 * @throws Failure notFound if none has
 */
export async function getSeasonMembership(
  db: Queryable,
  reader: Reader & { hasTransfers: boolean },
  eventId: string,
): Promise<SeasonMembershipDetails> {
  const { userId, scope, locale } = reader;
  const now = await readDatabaseTime(db);
  const rows = await findMembershipsOf(db, { userId, scope, eventId, limit: mostPasses });
  if (rows.length === 0) throw failure('notFound');
  const membershipIds = rows.map(({ membershipId }) => membershipId);
  const dates = await findDates(db, { userId, scope, membershipIds });
  const summaries = await summariesOf(
    db,
    [...dates, ...rows].map((each) => each.eventId),
    reader,
  );
  const tokens = await presentTokens(db, await tokensOfMemberships(db, { ownerId: userId, membershipIds }), {
    ...reader,
    now,
  });
  return {
    passes: rows.map((row) => ({
      membership: present(row, found(summaries.get(row.eventId)), locale),
      dates: dates
        .filter((date) => date.membershipId === row.membershipId)
        .map((date) => ({
          event: found(summaries.get(date.eventId)),
          tokens: tokens
            .filter((each) => each.membershipId === row.membershipId && each.eventId === date.eventId)
            .map(({ token }) => token),
        })),
    })),
    serverTime: now.toISOString(),
  };
}

/** Asks for the same places in the next season, or no longer [C3.31b]. */
export async function setSeasonAutoRenew(
  tx: TransactionScope,
  reader: Reader,
  { membershipId, autoRenew }: SetSeasonAutoRenewRequest,
): Promise<SeasonMembership> {
  const { userId, scope, locale } = reader;
  found(await findMembership(tx, { userId, scope, membershipId }));
  if (!(await updateAutoRenew(tx, { userId, membershipId, autoRenew }))) throw failure('notFound');
  const row = found(await findMembership(tx, { userId, scope, membershipId }));
  const summaries = await summariesOf(tx, [row.eventId], reader);
  return present(row, found(summaries.get(row.eventId)), locale);
}

type Recipient = CreateSeasonAssignmentsRequest['recipients'][number];

/** @throws bulkInvalidEmails for addresses that are none, with their lines */
function refuseInvalid(recipients: readonly Recipient[]): void {
  const wrong = recipients.filter(({ email }) => parseEmailAddress(email) === undefined);
  if (wrong.length === 0) return;
  throw failure('bulkInvalidEmails', { lines: wrong.slice(0, mostLines).map(({ line }) => line) });
}

/** Shares of each event, in order of its id; an address that is listed twice is one person. */
function sharesByEvent(
  recipients: readonly Recipient[],
  eventOf: ReadonlyMap<string, string>,
): [eventId: string, shares: Share[]][] {
  const events = new Map<string, Map<string, { tokenIds: string[]; lines: number[] }>>();
  for (const { email, line, tokenIds } of recipients) {
    const emailAddress = parseEmailAddress(email)!;
    for (const tokenId of tokenIds) {
      const eventId = found(eventOf.get(tokenId));
      const shares = events.get(eventId) ?? new Map<string, { tokenIds: string[]; lines: number[] }>();
      const share = shares.get(emailAddress) ?? { tokenIds: [], lines: [] };
      share.tokenIds.push(tokenId);
      share.lines.push(line);
      events.set(eventId, shares.set(emailAddress, share));
    }
  }
  return [...events]
    .map(([eventId, shares]): [string, Share[]] => [
      eventId,
      [...shares].map(([emailAddress, share]) => ({ emailAddress, ...share })),
    ])
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Refusals that end the transaction: a statement has failed. */
const ends: readonly string[] = ['tokensFrozen'];

/**
 * Sends {product} of several dates of a season pass by mail, all or none [C7.68].
 * @throws seasonNotAssigned with every date that refuses
 */
export async function assignSeason(
  doing: Doing,
  { membershipId, recipients, message }: CreateSeasonAssignmentsRequest,
): Promise<SeasonAssignments> {
  const { tx, userId, scope } = doing;
  found(await findMembership(tx, { userId, scope, membershipId }));
  refuseInvalid(recipients);
  const tokenIds = recipients.flatMap((recipient) => recipient.tokenIds);
  if (new Set(tokenIds).size < tokenIds.length) throw failure('invalidRequest', { field: 'recipients' });
  const eventOf = await findTokensOfPass(tx, { userId, membershipId, tokenIds });
  const groups: SeasonAssignments['groups'] = [];
  const failures: Record<string, unknown>[] = [];
  for (const [eventId, shares] of sharesByEvent(recipients, eventOf)) {
    try {
      const group = await sendShares(doing, {
        ...{ eventId, shares },
        ...(message === undefined ? {} : { message }),
      });
      groups.push({ eventId, ...group });
    } catch (error) {
      if (!(error instanceof Failure) || ends.includes(error.code)) throw error;
      const opensAt = error.details?.['opensAt'];
      failures.push({ eventId, code: error.code, ...(opensAt === undefined ? {} : { opensAt }) });
    }
  }
  if (failures.length > 0) throw failure('seasonNotAssigned', { failures });
  return { groups };
}

import type { ActiveOfferEventPage, AttendingEventPage, EventActivity, Locale } from '@foyer/contract';
import type { WalletKind } from '../../../platform/gateways/wallet/walletGateway.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { pageOf, readTimeCursor, type TimePosition } from '../../../platform/http/answers/timeCursor.ts';
import { findDateChange, type EventChange } from '../../../sale/event-change/eventChangeRepository.ts';
import { withStanding } from '../../../sale/assignment/assignmentPresenter.ts';
import { findStandings } from '../../../sale/assignment/standingRepository.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { findSalePermissions, type SalePermissions } from '../../../sale/listing/salePermissions.ts';
import { findUpgradePermissions, type UpgradePermissions } from '../../../sale/upgrade/upgradePermissions.ts';
import { presentHeldToken } from '../../../sale/token/tokenPresenter.ts';
import { tokensManagedBy, tokensOfHolder, type HeldToken } from '../../../sale/token/tokenRepository.ts';
import {
  extrasOfEvent,
  findTokenEvents,
  findRequestedEvents,
  ordersOfEvent,
  readDoors,
  type TokenTab,
} from './activityRepository.ts';

const defaultPageLength = 20;
const mostTokens = 200;
const mostOrders = 100;
const mostExtras = 200;

export interface Reader {
  userId: string;
  /** Scope of the request's site. */
  scope: EventScope;
  locale: Locale;
}

const positionOf = ({ startsAt, eventId }: { startsAt: Date; eventId: string }): TimePosition => ({
  at: startsAt,
  id: eventId,
});

/** Returns a page of the events of a tab: those that the user attends, or gave tokens of to others [C7.69]. */
export async function listAttendingEvents(
  db: Queryable,
  { userId, scope, locale }: Reader,
  query: { when?: 'upcoming' | 'past'; tab?: TokenTab; eventId?: string; cursor?: string; limit?: number },
): Promise<AttendingEventPage> {
  const { when = 'upcoming', tab = 'going', eventId: only, limit = defaultPageLength } = query;
  const after = readTimeCursor(query.cursor);
  const rows = await findTokenEvents(db, {
    ...{ userId, tab, scope, when, after },
    eventId: only,
    limit: limit + 1,
  });
  const { shown, next } = pageOf(rows, { limit, positionOf });
  const summaries = await readSummaries(
    db,
    shown.map(({ eventId }) => eventId),
    { scope: withUnpublished(scope), locale },
  );
  const events = shown.flatMap(({ eventId, tokenCount }) => {
    const event = summaries.get(eventId);
    return event ? [{ event, tokenCount }] : [];
  });
  return { events, ...next };
}

/** Returns a page of the events ahead for which the user has entries or offers that are not decided or paid [C7.69]. */
export async function listActiveOfferEvents(
  db: Queryable,
  { userId, scope, locale }: Reader,
  { cursor, limit = defaultPageLength }: { cursor?: string; limit?: number },
): Promise<ActiveOfferEventPage> {
  const rows = await findRequestedEvents(db, {
    userId,
    scope,
    after: readTimeCursor(cursor),
    limit: limit + 1,
  });
  const { shown, next } = pageOf(rows, { limit, positionOf });
  const ids = shown.map(({ eventId }) => eventId);
  const summaries = await readSummaries(db, ids, { scope: withUnpublished(scope), locale });
  const events = shown.flatMap(({ eventId, counts }) => {
    const event = summaries.get(eventId);
    return event
      ? [
          {
            event,
            entryCount: counts.draw ?? 0,
            offerCount: (counts.auction ?? 0) + (counts.secondaryExchange ?? 0),
          },
        ]
      : [];
  });
  return { events, ...next };
}

/** Returns until when buyers of before a change of the date may have the whole price back. */
function choiceOf(
  change: EventChange | undefined,
  orders: readonly { createdAt: Date }[],
  now: Date,
): Date | undefined {
  if (!change?.refundUntil || change.refundUntil <= now) return undefined;
  return orders.some(({ createdAt }) => createdAt < change.changedAt) ? change.refundUntil : undefined;
}

/**
 * Returns everything the user has for one event [C7.70].
 * @throws Failure notFound if the user has nothing for it, as if it did not exist, and for an event of another site
 */
export async function getEventActivity(
  db: Queryable,
  {
    userId,
    scope,
    locale,
    wallets,
    hasTransfers,
    hasResale,
    hasUpgrades,
  }: Reader & {
    wallets: readonly WalletKind[];
    hasTransfers: boolean;
    hasResale: boolean;
    hasUpgrades: boolean;
  },
  eventId: string,
): Promise<EventActivity> {
  const now = await readDatabaseTime(db);
  const tokens = await tokensOfHolder(db, eventId, userId, mostTokens);
  const managed = await tokensManagedBy(db, eventId, userId, mostTokens);
  const orders = await ordersOfEvent(db, eventId, userId, mostOrders);
  const bought = { scope: withUnpublished(scope), locale };
  const event = (await readSummaries(db, [eventId], bought)).get(eventId);
  if (!event || tokens.length + managed.length + orders.length === 0) throw failure('notFound');
  const extras = await extrasOfEvent(db, eventId, userId, mostExtras);
  const doorsAt = await readDoors(db, eventId);
  const sectionNames = await readSectionNames(db, eventId);
  const sales = hasResale
    ? await findSalePermissions(db, { eventId, userId, scope, now })
    : new Map<string, SalePermissions>();
  const upgrades = hasUpgrades
    ? await findUpgradePermissions(db, { eventId, userId, scope, now })
    : new Map<string, UpgradePermissions>();
  const refundUntil = choiceOf(await findDateChange(db, eventId), orders, now);
  const standings = await findStandings(db, eventId, userId);
  const present = (row: HeldToken) => {
    const standing = standings.get(row.tokenId);
    const lastAssignment = standing?.own?.state;
    const reading = { readerId: userId, sectionNames, locale, now, lastAssignment };
    const held = presentHeldToken(row, { ...reading, wallets });
    const { tokenId } = row;
    const token = { ...held, allowed: { ...held.allowed!, ...sales.get(tokenId), ...upgrades.get(tokenId) } };
    return standing ? withStanding(token, row, standing, { ...reading, hasTransfers }) : token;
  };
  return {
    event,
    tokens: tokens.map(present),
    ...(managed.length > 0 ? { managed: managed.map(present) } : {}),
    orders: orders.map(({ orderId, orderNumber, createdAt, total, currency }) => ({
      orderId,
      orderNumber,
      createdAt: createdAt.toISOString(),
      total: { amount: total, currency },
    })),
    extras: extras.map(({ names, fulfilment, shippingAddress, ...extra }) => ({
      ...extra,
      name: inLocale(names, locale),
      ...(fulfilment ? { fulfilment } : {}),
      ...(shippingAddress ? { shippingAddress } : {}),
    })),
    ...(doorsAt ? { doorsAt: doorsAt.toISOString() } : {}),
    ...(refundUntil ? { refundUntil: refundUntil.toISOString() } : {}),
    serverTime: now.toISOString(),
  };
}

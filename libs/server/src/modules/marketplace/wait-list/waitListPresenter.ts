import type { EventSummary, Locale, WaitListEntry } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { readOffers } from '../../../sale/offer/offerRepository.ts';
import { chanceOf } from './waitListPolicy.ts';
import { countAhead, readHistory, type EntryRow } from './waitListRepository.ts';

export interface EntryViewer {
  scope: EventScope;
  locale: Locale;
  now: Date;
}

/** Presents place and chance of a waiting entry. */
async function presentPlace(
  db: Queryable,
  entry: EntryRow,
  now: Date,
): Promise<Pick<WaitListEntry, 'place' | 'ahead' | 'chance'>> {
  const ahead = await countAhead(db, entry);
  const offers = await readOffers(db, entry.eventId);
  const closings = entry.offerGroupIds.flatMap((id) => offers.get(id)?.closesAt ?? []);
  const closesAt = new Date(Math.max(now.getTime(), ...closings.map((date) => date.getTime())));
  const history = await readHistory(db, entry.eventId);
  const wanted = ahead.quantity + entry.quantity;
  return {
    place: ahead.people + 1,
    ahead: ahead.quantity,
    chance: chanceOf(history, { wanted, closesAt, now }),
  };
}

/** Presents an entry; an offer whose time is over has lapsed, whether or not the job has come by. */
async function presentEntry(
  db: Queryable,
  entry: EntryRow,
  event: EventSummary,
  { locale, now }: EntryViewer,
): Promise<WaitListEntry> {
  const { offeredUntil: until, offeredGroupId: offerGroupId, offeredQuantity } = entry;
  const isOver = entry.state === 'offered' && until !== null && until <= now;
  const state = isOver ? 'lapsed' : entry.state;
  const hasOffer = state === 'offered' && until !== null && offerGroupId !== null && offeredQuantity !== null;
  return {
    event,
    names: entry.names.map((name) => inLocale(name, locale)),
    quantity: entry.quantity,
    maySplit: entry.maySplit,
    state,
    joinedAt: entry.joinedAt.toISOString(),
    ...(state === 'waiting' ? await presentPlace(db, entry, now) : {}),
    ...(hasOffer
      ? {
          offer: {
            offerGroupId,
            name: inLocale(entry.offerName, locale),
            quantity: offeredQuantity,
            until: until.toISOString(),
          },
        }
      : {}),
  };
}

/** Presents entries with their events; those of events outside the scope are left out. */
export async function presentEntries(
  db: Queryable,
  rows: readonly EntryRow[],
  viewer: EntryViewer,
): Promise<WaitListEntry[]> {
  const ids = [...new Set(rows.map(({ eventId }) => eventId))];
  const events = await readSummaries(db, ids, viewer);
  const entries: WaitListEntry[] = [];
  for (const row of rows) {
    const event = events.get(row.eventId);
    if (event) entries.push(await presentEntry(db, row, event, viewer));
  }
  return entries;
}

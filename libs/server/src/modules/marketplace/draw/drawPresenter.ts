import type { DrawEntry, DrawInclusion, EventSummary, Locale, MarketplaceType } from '@foyer/contract';
import { proveEntries, type InclusionProof } from '@foyer/verify-draw';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { presentPermission, refused } from '../../../platform/http/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { mayClaim, mayRepay } from '../win/winPolicy.ts';
import { listDrawnEntries } from './drawnRepository.ts';
import { mayChangeEntries, shownState } from './drawPolicy.ts';
import { findDraw, type DrawRow } from './drawRepository.ts';
import { countEntries, type EntryRow } from './entryRepository.ts';
import { listStillOpen } from './stillOpen.ts';

/** Largest draw of which the server proves entries one by one; the record of a larger one has all that proves them. */
const mostProved = 10_000;
/** Draws whose proofs are kept in memory: they don't change once the root is published. */
const mostKept = 4;

type Proofs = ReadonlyMap<string, InclusionProof>;
const keptProofs = stateKey<Map<string, Promise<Proofs>>>('proofs of draw entries');

interface EntryViewer {
  /** Of the server; without it, entries have no proofs. */
  platform?: Pick<Platform, 'state'>;
  tx: Queryable;
  site: EventScope;
  locale: Locale;
  now: Date;
}

async function proveAll(db: Queryable, eventId: string): Promise<Proofs> {
  if ((await countEntries(db, eventId)) > mostProved) return new Map();
  const entries = await listDrawnEntries(db, eventId);
  return proveEntries(
    entries,
    entries.map(({ id }) => id),
  );
}

/** Proves the entries of a draw, once its root is published. */
async function proofsOf({ tx, platform }: EntryViewer, { eventId, entriesRoot }: DrawRow): Promise<Proofs> {
  if (entriesRoot === null || !platform) return new Map();
  const kept = platform.state.of(keptProofs, () => new Map<string, Promise<Proofs>>());
  const known = kept.get(eventId);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const proofs = proveAll(tx, eventId);
  kept.set(eventId, proofs);
  proofs.catch(() => kept.delete(eventId));
  return proofs;
}

function presentProof({ drawnId, salt }: EntryRow, draw: DrawRow, proofs: Proofs): { proof?: DrawInclusion } {
  if (drawnId === null || draw.entriesRoot === null) return {};
  return { proof: { drawnId, salt, steps: proofs.get(drawnId)?.steps ?? [] } };
}

/** Presents what an entry has won, once it is set aside. */
function presentWin(
  { wonGroupId, wonName, wonQuantity, heldAt, winUntil, state }: EntryRow,
  locale: Locale,
): Pick<DrawEntry, 'win'> {
  if (wonGroupId === null || wonQuantity === null || heldAt === null) return {};
  const isUnpaid = state === 'won' || state === 'paymentFailed';
  return {
    win: {
      offerGroupId: wonGroupId,
      name: inLocale(wonName, locale),
      quantity: wonQuantity,
      ...(isUnpaid && winUntil ? { until: winUntil.toISOString() } : {}),
    },
  };
}

interface EntryFacts {
  event: EventSummary;
  draw: DrawRow;
  proofs: Proofs;
  /** Ways that are open to those who have lost. */
  stillOpen: MarketplaceType[];
}

const hasLost = ({ state }: EntryRow): boolean => state === 'lost' || state === 'lapsed';

function presentEntry(
  entry: EntryRow,
  { event, draw, proofs, stillOpen }: EntryFacts,
  { locale, now }: EntryViewer,
): DrawEntry {
  const change = presentPermission(
    entry.state === 'entered'
      ? mayChangeEntries(draw, { status: draw.status, now })
      : refused('marketplaceClosed'),
  );
  const isOpen = draw.state === 'open' && draw.closesAt > now;
  return {
    offerId: entry.entryId,
    event,
    marketplaceId: draw.marketplaceId,
    choices: entry.offerGroupIds.map((offerGroupId, at) => ({
      offerGroupId,
      name: inLocale(entry.names[at], locale),
    })),
    quantity: entry.quantity,
    maySplit: entry.maySplit,
    state: shownState(entry, isOpen),
    enteredAt: entry.enteredAt.toISOString(),
    changedAt: entry.changedAt.toISOString(),
    closesAt: draw.closesAt.toISOString(),
    resultsAt: draw.resultsAt.toISOString(),
    autoClaim: draw.autoClaim,
    ...(entry.paymentMethodId === null ? {} : { paymentMethodId: entry.paymentMethodId }),
    ...(entry.place === null ? {} : { place: entry.place }),
    ...presentWin(entry, locale),
    ...presentProof(entry, draw, proofs),
    ...(hasLost(entry) ? { stillOpen } : {}),
    allowed: {
      edit: change,
      delete: change,
      claim: presentPermission(mayClaim(entry, now)),
      repay: presentPermission(mayRepay(entry, now)),
    },
  };
}

/** Presents entries of one user with their events; those of events outside the scope of the site are left out. */
export async function presentEntries(viewer: EntryViewer, rows: readonly EntryRow[]): Promise<DrawEntry[]> {
  const { tx: db, site: scope, locale } = viewer;
  const ids = [...new Set(rows.map(({ eventId }) => eventId))];
  const events = await readSummaries(db, ids, { scope, locale });
  const entries = new Map<EntryRow, DrawEntry>();
  for (const eventId of ids) {
    const event = events.get(eventId);
    const draw = event && (await findDraw(db, eventId));
    if (!event || !draw) continue;
    const ofEvent = rows.filter((row) => row.eventId === eventId);
    const proofs = await proofsOf(viewer, draw);
    const { status } = draw;
    const stillOpen = ofEvent.some(hasLost)
      ? await listStillOpen(db, { eventId, status, now: viewer.now })
      : [];
    for (const row of ofEvent)
      entries.set(row, presentEntry(row, { event, draw, proofs, stillOpen }, viewer));
  }
  return rows.flatMap((row) => entries.get(row) ?? []);
}

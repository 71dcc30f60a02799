import type { DrawEntry, DrawInclusion, EventSummary, Locale, MarketplaceType } from '@foyer/contract';
import type { InclusionProof } from '@foyer/verify-draw';
import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import { presentPermission, refused } from '../../../../platform/http/access/permission.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { stateKey } from '../../../../platform/serverState.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import type { EventScope } from '../../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../../sale/event/eventSummaries.ts';
import { listStillOpen } from '../../win/stillOpen.ts';
import { eventOfWin, mayClaim, mayDecline, mayRepay } from '../../win/winPolicy.ts';
import { proveEntry } from '../core/drawGroups.ts';
import { mayChangeEntries, shownState } from '../core/drawPolicy.ts';
import { findDraw, type DrawRow } from '../core/drawRepository.ts';
import type { EntryRow } from '../core/entryRepository.ts';

/** Proofs that are kept in memory: they don't change once the root is published. */
const mostKept = 10_000;

type Proof = InclusionProof | undefined;
const keptProofs = stateKey<Map<string, Promise<Proof>>>('proofs of draw entries');

interface EntryViewer {
  /** Of the server; without it, entries have no proofs. */
  platform?: Pick<Platform, 'state'>;
  tx: Queryable;
  site: EventScope;
  locale: Locale;
  now: Date;
}

/** Proves an entry of a draw whose root is published; again, from memory. */
function proofOf(
  db: Queryable,
  { state }: Pick<Platform, 'state'>,
  { eventId, drawnId }: { eventId: string; drawnId: string },
): Promise<Proof> {
  const kept = state.of(keptProofs, () => new Map<string, Promise<Proof>>());
  const known = kept.get(drawnId);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const proof = proveEntry(db, eventId, drawnId);
  kept.set(drawnId, proof);
  proof.catch(() => kept.delete(drawnId));
  return proof;
}

async function presentProof(
  { tx, platform }: EntryViewer,
  { eventId, drawnId, salt }: EntryRow,
  { entriesRoot }: DrawRow,
): Promise<{ proof?: DrawInclusion }> {
  if (entriesRoot === null) return {};
  const proof = platform && (await proofOf(tx, platform, { eventId, drawnId }));
  return { proof: { drawnId, salt, steps: proof?.steps ?? [] } };
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
  proof: Pick<DrawEntry, 'proof'>;
  /** Ways that are open to those who have lost. */
  stillOpen: MarketplaceType[];
}

const hasLost = ({ state }: EntryRow): boolean => state === 'lost' || state === 'lapsed';

function presentEntry(
  entry: EntryRow,
  { event, draw, proof, stillOpen }: EntryFacts,
  { locale, now }: EntryViewer,
): DrawEntry {
  const change = presentPermission(
    entry.state === 'entered'
      ? mayChangeEntries(draw, { status: draw.status, now })
      : refused('marketplaceClosed'),
  );
  const isOpen = draw.state === 'open' && draw.closesAt > now;
  const claim = mayClaim(entry, now);
  const repay = mayRepay(entry, now);
  return {
    offerId: entry.entryId,
    event: eventOfWin(event, [claim, repay]),
    marketplaceId: draw.marketplaceId,
    choices: entry.offerGroupIds.map((offerGroupId, at) => ({
      offerGroupId,
      name: inLocale(entry.names[at], locale),
    })),
    quantity: entry.quantity,
    maySplit: entry.maySplit,
    ...(entry.promoCode === null ? {} : { promoCode: entry.promoCode }),
    state: shownState(entry, isOpen),
    enteredAt: entry.enteredAt.toISOString(),
    changedAt: entry.changedAt.toISOString(),
    closesAt: draw.closesAt.toISOString(),
    resultsAt: draw.resultsAt.toISOString(),
    autoClaim: draw.autoClaim,
    ...(entry.paymentMethodId === null ? {} : { paymentMethodId: entry.paymentMethodId }),
    ...(entry.place === null ? {} : { place: entry.place }),
    ...presentWin(entry, locale),
    ...(entry.declinedAt ? { declinedAt: entry.declinedAt.toISOString() } : {}),
    ...proof,
    ...(hasLost(entry) ? { stillOpen } : {}),
    allowed: {
      edit: change,
      delete: change,
      claim: presentPermission(claim),
      repay: presentPermission(repay),
      decline: presentPermission(mayDecline(entry)),
    },
  };
}

/**
 * Presents the entries of one user with their events; those of events outside the site's scope are left out.
 */
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
    const { status } = draw;
    const stillOpen = ofEvent.some(hasLost)
      ? await listStillOpen(db, { eventId, status, now: viewer.now })
      : [];
    for (const row of ofEvent) {
      const proof = await presentProof(viewer, row, draw);
      entries.set(row, presentEntry(row, { event, draw, proof, stillOpen }, viewer));
    }
  }
  return rows.flatMap((row) => entries.get(row) ?? []);
}

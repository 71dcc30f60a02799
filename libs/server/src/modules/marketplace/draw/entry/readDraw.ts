import {
  isOff,
  type CheckoutDrawRequest,
  type DrawCheckout,
  type DrawState,
  type PublicDraw,
  type PublishedEntries,
} from '@foyer/contract';
import type { DrawHead } from '@foyer/verify-draw';
import { found } from '../../../../platform/http/answers/failure.ts';
import { presentPermission, refused } from '../../../../platform/http/access/permission.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import { readSummaries } from '../../../../sale/event/eventSummaries.ts';
import { demandCode } from '../../../../sale/event/marketplaceCode.ts';
import { currentFacts, type SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { readTaken } from '../../wait-list/offeringRepository.ts';
import { claimMs } from '../../win/holdWon.ts';
import { hasOpenCart } from '../../win/mandate.ts';
import { checkUse, discountFor, presentPromoCode, takesPromoCode } from '../../win/promoCode.ts';
import { countDrawn, listPublished } from '../core/drawnRepository.ts';
import { mayChangeEntries, mayEnter } from '../core/drawPolicy.ts';
import { presentEntries } from './drawPresenter.ts';
import {
  findDraw,
  isCommitted,
  listStockChanges,
  type CommittedDraw,
  type DrawRow,
} from '../core/drawRepository.ts';
import { presentMinimumAge } from '../../../../sale/limit/agePolicy.ts';
import { mayBuySome } from '../../../../sale/limit/checkAge.ts';
import { offerChoices } from '../../../../sale/limit/offerChoices.ts';
import { drawnOffers, mostOf, productsOf, quoteChoices } from '../core/drawSale.ts';
import { countEntries, findLiveEntry, listEntries, type EntryRow } from '../core/entryRepository.ts';
import { FreshCache } from '../../../../platform/caching/freshCache.ts';
import { stateKey } from '../../../../platform/serverState.ts';
import { hours } from '../../../../platform/time/units.ts';

type DrawReader = Omit<SaleContext, 'userId'>;

interface AskedDraw {
  eventId: string;
  marketplaceCode?: string;
}

/**
 * Presents the state of a draw. A draw of an event that does not take place is cancelled, even before the job has
 * run.
 */
export function stateOf({ state, opensAt, closesAt, status }: DrawRow, now: Date): DrawState {
  if (state !== 'drawn' && isOff({ status })) return 'cancelled';
  if (state !== 'open') return state;
  if (opensAt > now) return 'upcoming';
  return closesAt > now ? 'open' : 'closed';
}

const timesOf = ({ opensAt, closesAt, resultsAt }: DrawRow) => ({
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  resultsAt: resultsAt.toISOString(),
});

/** Reads the published draw of an event. @throws notFound also before its seed is committed to */
async function readDraw(
  { platform, tx, site }: DrawReader,
  eventId: string,
): Promise<{ facts: SaleFacts; draw: CommittedDraw }> {
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  const draw = await findDraw(tx, eventId);
  return { facts, draw: found(isCommitted(draw) ? draw : undefined) };
}

/**
 * Reads the draw of an event for a caller: one with a code for those who sent it, or have an entry [C7.31]. Once it is
 * drawn, anyone can check it.
 * @throws notFound, invalidOfferCode
 */
async function readOpenedDraw(
  context: DrawReader & { userId?: string | undefined },
  { eventId, marketplaceCode }: AskedDraw,
): Promise<{ facts: SaleFacts; draw: CommittedDraw }> {
  const { tx, userId } = context;
  const read = await readDraw(context, eventId);
  const own = userId === undefined ? [] : await listEntries(tx, { userId, eventId }, 1);
  if (own.length === 0 && read.draw.state !== 'drawn') demandCode(read.draw, marketplaceCode);
  return read;
}

const readSummary = async ({ tx, site: scope, locale }: DrawReader, eventId: string) =>
  found((await readSummaries(tx, [eventId], { scope, locale })).get(eventId));

const presentChoices = ({ locale }: DrawReader, facts: SaleFacts): DrawCheckout['choices'] =>
  offerChoices(facts, drawnOffers(facts), locale).map((choice) => ({
    ...choice,
    ...presentMinimumAge(facts.event, facts.offers.get(choice.offerGroupId)!),
  }));

/** Quotes what was asked for, or the entry, or one of the dearest offer. */
function quoted(facts: SaleFacts, asked: CheckoutDrawRequest, entry: EntryRow | undefined) {
  const ids = asked.offerGroupIds ?? entry?.offerGroupIds;
  const all = drawnOffers(facts);
  const offers = ids ? ids.map((id) => found(all.find(({ offerGroupId }) => offerGroupId === id))) : all;
  return {
    offers,
    quantity: asked.quantity ?? entry?.quantity ?? 1,
    maySplit: asked.maySplit ?? entry?.maySplit ?? false,
  };
}

const committedOf = (facts: SaleFacts, { offerGroupIds, quantity }: EntryRow): number =>
  productsOf(
    offerGroupIds.flatMap((id) => facts.offers.get(id) ?? []),
    quantity,
  );

/**
 * Reads the draw of an event for a fan: its offers, and whether the fan can enter.
 * @throws notFound, and the errors of codes
 */
export async function checkoutDraw(context: SaleContext, asked: CheckoutDrawRequest): Promise<DrawCheckout> {
  const { tx, now, locale, userId } = context;
  const { eventId } = asked;
  const { facts, draw } = await readOpenedDraw(context, asked);
  const live = await findLiveEntry(tx, { eventId, userId });
  const open = live?.state === 'entered' ? live : undefined;
  const { taken, limit } = await readTaken(tx, { eventId, userId });
  const remaining = Math.max(0, limit - taken + (open ? committedOf(facts, open) : 0));
  const circumstances = { status: draw.status, now };
  const hasCart = await hasOpenCart(tx, eventId, userId);
  const age = await mayBuySome(tx, userId, { event: facts.event, offers: drawnOffers(facts) });
  const [entry] = await presentEntries(context, await listEntries(tx, { userId, eventId }, 1));
  const { offers, quantity, maySplit } = quoted(facts, asked, open);
  const discount = discountFor(facts, asked.promoCode, { own: open, now });
  await checkUse(tx, discount, { eventId, userId, own: open });
  const wish = { offers, quantity, discountId: discount?.discountId };
  const quotes = quoteChoices(facts, wish, locale, now);
  return {
    event: await readSummary(context, eventId),
    marketplaceId: draw.marketplaceId,
    state: stateOf(draw, now),
    ...timesOf(draw),
    autoClaim: draw.autoClaim,
    claimHours: claimMs / hours(1),
    seedCommitment: draw.seedCommitment,
    choices: presentChoices(context, facts),
    remaining,
    ...(quotes.length > 0 ? { atMost: mostOf(facts, { ...wish, maySplit }, locale, now) } : {}),
    takesPromoCode: takesPromoCode(facts, offers),
    ...presentPromoCode(discount, quotes, locale),
    ...(entry ? { entry } : {}),
    allowed: {
      enter: presentPermission(mayEnter(draw, { ...circumstances, age, hasCart, remaining })),
      delete: presentPermission(open ? mayChangeEntries(draw, circumstances) : refused('notFound')),
    },
    serverTime: now.toISOString(),
  };
}

/** Reads what a drawn draw is recomputed from, without its entries. */
async function readHead({ tx }: DrawReader, draw: CommittedDraw): Promise<DrawHead | undefined> {
  const { eventId, beaconSource: source, beaconRound: round, beaconValue: value } = draw;
  const { serverSeed, entriesRoot, closedAt, drawnStock } = draw;
  if (source === null || round === null || value === null || serverSeed === null) return undefined;
  if (entriesRoot === null || closedAt === null || drawnStock === null) return undefined;
  return {
    version: 1,
    drawId: draw.drawId,
    seedCommitment: draw.seedCommitment,
    stock: drawnStock,
    closedAt: closedAt.toISOString(),
    entriesRoot,
    beacon: { source, round, value },
    serverSeed,
    counts: await countDrawn(tx, eventId),
  };
}

/** Entries of a page, unless fewer are asked for. */
const mostPublished = 4096;

/**
 * Reads a page of a draw's published entries; empty before the draw.
 * @throws notFound
 */
export async function readPublishedEntries(
  context: DrawReader,
  { eventId, from, limit = mostPublished }: { eventId: string; from?: string; limit?: number },
): Promise<PublishedEntries> {
  const { draw } = await readDraw(context, eventId);
  if (draw.state !== 'drawn') return { entries: [] };
  // One more than the page has: the first of the next one.
  const entries = await listPublished(context.tx, eventId, { from, limit: limit + 1 });
  const next = entries.length > limit ? entries.pop() : undefined;
  return { entries, ...(next ? { next: next.id } : {}) };
}

/** Reads the published data of a draw for a caller [C1.03]. @throws notFound, invalidOfferCode */
export async function readPublicDraw(
  context: DrawReader & { userId: string | undefined },
  asked: AskedDraw,
): Promise<PublicDraw> {
  await readOpenedDraw(context, asked);
  return presentPublicDraw(context, asked.eventId);
}

const recentCounts = stateKey<FreshCache<number>>('counted draw entries');
const mostCounts = 500;

/** Counts the entries so far, at most `caches.availabilityMs` ago; concurrent readers share one count. */
function recentEntries({ platform, tx }: DrawReader, eventId: string): Promise<number> {
  const { state, clock, config } = platform;
  const cache = state.of(recentCounts, () => new FreshCache({ clock, maxSize: mostCounts }));
  return cache.read(eventId, config.caches.availabilityMs, () => countEntries(tx, eventId));
}

/**
 * Presents the published data of a draw: its commitments at any time, and seed and counts once it is drawn. @throws
 * notFound
 */
export async function presentPublicDraw(context: DrawReader, eventId: string): Promise<PublicDraw> {
  const { tx, now, locale } = context;
  const { facts, draw } = await readDraw(context, eventId);
  const changes = await listStockChanges(tx, eventId);
  const { closedAt, closedEarly, entriesRoot, rootPublishedAt, beaconSource, beaconRound, beaconAt } = draw;
  const { drawnAt } = draw;
  const record = await readHead(context, draw);
  return {
    event: await readSummary(context, eventId),
    drawId: draw.drawId,
    state: stateOf(draw, now),
    ...timesOf(draw),
    ...(closedEarly === null ? {} : { closedEarly }),
    autoClaim: draw.autoClaim,
    seedCommitment: draw.seedCommitment,
    committedAt: draw.committedAt.toISOString(),
    names: drawnOffers(facts).map(({ offerGroupId, names }) => ({
      offerGroupId,
      name: inLocale(names, locale),
    })),
    stock: draw.committedStock,
    stockChanges: changes.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
    entries: record?.counts.entries ?? (await recentEntries(context, eventId)),
    ...(closedAt ? { closedAt: closedAt.toISOString() } : {}),
    ...(entriesRoot === null || rootPublishedAt === null
      ? {}
      : { entriesRoot, rootPublishedAt: rootPublishedAt.toISOString() }),
    ...(beaconSource === null || beaconRound === null ? {} : { beaconSource, beaconRound }),
    ...(beaconAt ? { beaconAt: beaconAt.toISOString() } : {}),
    ...(drawnAt ? { drawnAt: drawnAt.toISOString() } : {}),
    ...(record ? { record } : {}),
    serverTime: now.toISOString(),
  };
}

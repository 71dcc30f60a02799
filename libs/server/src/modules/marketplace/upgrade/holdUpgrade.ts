import type { AgeGroup, HoldUpgradeRequest, Locale, UpgradeCheckout } from '@foyer/contract';
import type { Site } from '../../../platform/hosts/sites.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { buyerFacts } from '../../../sale/cart/buyerFacts.ts';
import { readSaleSnapshot } from '../../../sale/cart/saleSnapshot.ts';
import { refuseLower } from '../../../sale/cart/withCredits.ts';
import { openCommitment } from '../../../sale/commitment/commitmentRepository.ts';
import { endOfNext } from '../../../sale/commitment/holdTimes.ts';
import { holdLines } from '../../../sale/hold/holdLines.ts';
import { findSeats } from '../../../sale/inventory/seatHoldRepository.ts';
import type { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { checkAge } from '../../../sale/limit/checkAge.ts';
import { checkCompanions } from '../../../sale/limit/companionRule.ts';
import { checkCodes, checkSelections, checkWindows } from '../../../sale/limit/selectionRules.ts';
import { tokensOfUnit } from '../../../sale/offer/offerFacts.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import type { UpgradableRow } from '../../../sale/upgrade/upgradableRepository.ts';
import { dropUpgrade } from '../../../sale/upgrade/dropUpgrades.ts';
import { readCheckout } from './upgradeCheckout.ts';
import { findLiveUpgrades, isOwnUpgrade, upgradeKind } from '../../../sale/upgrade/upgradeRepository.ts';
import { demandSource, isOtherPlace } from './upgradeSource.ts';

interface Holding extends InTransaction {
  platform: Platform;
  userId: string;
  site: Site;
  locale: Locale;
}

/** Label of the only line. */
const cartGuid = 'upgrade-line';

/** Gives back what a fan holds by upgrades. @returns since when, for the next hold goes on with that time */
async function releaseFormer(
  { tx, now }: Pick<Holding, 'tx' | 'now'>,
  buyer: { eventId: string; userId: string },
): Promise<Date> {
  const former = await findLiveUpgrades(tx, buyer);
  for (const each of former) await dropUpgrade(tx, each);
  return former
    .filter(({ phase }) => phase === 'held')
    .reduce((first, { firstHeldAt }) => (firstHeldAt < first ? firstHeldAt : first), now);
}

const agesOf = (source: readonly UpgradableRow[]) => {
  const ages = new Map<AgeGroup, number>();
  for (const { ageGroup } of source) ages.set(ageGroup ?? 'ADULT', (ages.get(ageGroup ?? 'ADULT') ?? 0) + 1);
  return [...ages].map(([ageGroup, quantity]) => ({ ageGroup, quantity }));
};

/**
 * Holds as many {product} as are to be given up, and those, until they are paid. What the fan held by an upgrade before is
 * given back.
 * @throws Failure; StartOver: the caller starts over
 */
export async function holdUpgrade(
  context: Holding & { search: SeatSearch },
  { offerGroupId, seatCodes, maySplit, ...query }: HoldUpgradeRequest,
): Promise<UpgradeCheckout> {
  const { platform, tx, now, userId, site, locale, search } = context;
  const { eventId, tokenIds } = query;
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  await lockBuyer(tx, { eventId, userId });
  const firstHeldAt = await releaseFormer(context, { eventId, userId });
  const heldUntil = endOfNext(now, { firstHeldAt }, platform.config.sale);
  if (!heldUntil) throw failure('reservationTimeRanOut');
  const source = await demandSource(tx, { userId, scope: site, now }, query);
  const quantity = source.length;
  const offer = found(facts.offers.get(offerGroupId));
  if (offer.code !== null) throw failure('notFound');
  if (tokensOfUnit(offer) !== 1 || offer.minAmount !== null || !isOtherPlace(offer, source))
    throw failure('upgradeNotAllowed');
  const snapshot = found(await readSaleSnapshot(tx, { eventId, userId, seatCodes: seatCodes ?? [] }));
  const buyer = await buyerFacts(tx, { eventId, userId }, { ...snapshot, cart: undefined });
  const selection = {
    ...{ cartGuid, offerGroupId, quantity, ages: agesOf(source) },
    ...(seatCodes ? { seatCodes } : {}),
    ...(maySplit ? { maySplit } : {}),
  };
  // It counts nothing more: as many are given up.
  const lines = checkSelections([selection], facts.offers, {
    ...buyer,
    taken: Math.max(0, buyer.taken - quantity),
  });
  checkCodes(lines, undefined);
  checkWindows(lines, { status: facts.event.status, now });
  await checkAge(tx, userId, { event: facts.event, offers: [offer] });
  const key = { eventId, commitmentId: platform.newId(), holdId: platform.newId() };
  const givenUp = tokenIds.map((tokenId) => ({
    ...{ tokenId, lineId: null, fromState: 'active' as const, reason: 'upgraded' as const },
    isCredited: true as const,
  }));
  const parts = {
    facts,
    lines,
    key,
    heldUntil,
    seats: snapshot.seats,
    previous: [],
    firstHeldAt,
    givenUp,
  };
  const quoted = await holdLines({ platform, tx, now, locale, search }, parts, async (priced) => {
    refuseLower(priced, source);
    const siteHost = mailHostOf(site) ?? undefined;
    await openCommitment(tx, {
      ...key,
      kind: upgradeKind,
      userId,
      quantity,
      countsAs: 0,
      firstHeldAt,
      heldUntil,
      siteHost,
    });
  });
  const codes = quoted.lines.flatMap((line) => line.seatCodes);
  await checkCompanions(tx, { eventId, userId }, await findSeats(tx, eventId, codes), tokenIds);
  const { commitmentId: upgradeId } = key;
  return readCheckout(platform, tx, { userId, scope: site, locale, now }, { eventId, upgradeId });
}

/** Gives back what an upgrade holds. What was to be given up stays the fan's. @throws Failure notFound, paymentPending */
export async function releaseUpgrade(
  context: Pick<Holding, 'tx' | 'userId' | 'site'>,
  { eventId, upgradeId: commitmentId }: { eventId: string; upgradeId: string },
): Promise<void> {
  const { tx, userId, site } = context;
  if (!(await isOwnUpgrade(tx, { eventId, commitmentId, userId, scope: site }))) throw failure('notFound');
  await lockBuyer(tx, { eventId, userId });
  await dropUpgrade(tx, { eventId, commitmentId });
}

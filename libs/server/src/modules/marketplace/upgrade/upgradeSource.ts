import type { Locale, UpgradableOffer, UpgradableOffers, UpgradeQuery } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { demand, presentPermission } from '../../../platform/http/access/permission.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { worthOf } from '../../../sale/cart/credit.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { readSectionNames, type SectionNames } from '../../../sale/offer/offerRepository.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { findUpgradable, type UpgradableRow } from '../../../sale/upgrade/upgradableRepository.ts';
import { mayUpgrade } from '../../../sale/upgrade/upgradePolicy.ts';
import { grouped } from '../answers/grouped.ts';
import { presentPlace } from '../secondary-listing/listingPresenter.ts';

/** Fan who upgrades, and where. */
export interface Upgrading {
  userId: string;
  scope: EventScope;
  locale: Locale;
  now: Date;
}

/** Tells whether an offer is another place than those that are given up: standing places of one item are all the same. */
export const isOtherPlace = (
  {
    inventoryItemId,
    packageId,
    seating,
  }: Pick<OfferFacts, 'packageId' | 'seating'> & { inventoryItemId?: string | undefined },
  source: readonly UpgradableRow[],
): boolean => seating === 'seated' || packageId !== null || inventoryItemId !== source[0]!.inventoryItemId;

/** Presents {product} of one line. */
export function presentSource(
  rows: readonly UpgradableRow[],
  { userId, now, locale, names }: Omit<Upgrading, 'scope'> & { names: SectionNames },
): UpgradableOffer {
  const [first] = rows;
  const { offerId, offerGroupId, orderId } = first!;
  return {
    ...{ offerId, offerGroupId, orderId, name: inLocale(first!.names, locale) },
    tokens: rows.map((row) => {
      const { seat, sectionName } = presentPlace(row, names, locale);
      return {
        tokenId: row.tokenId,
        ...(seat ? { seat } : {}),
        ...(sectionName === undefined ? {} : { sectionName }),
        ...(row.ageGroup ? { ageGroup: row.ageGroup } : {}),
        paid: { amount: worthOf(row).total, currency: row.currency },
        upgrade: presentPermission(mayUpgrade(row, { userId, now })),
      };
    }),
  };
}

/** Lists by line what a person has bought for an event and owns still [C7.71a]. @throws notFound for who has nothing */
export async function listUpgradable(
  db: Queryable,
  upgrading: Upgrading,
  eventId: string,
): Promise<UpgradableOffers> {
  const { userId, scope, locale, now } = upgrading;
  const rows = await findUpgradable(db, { eventId, userId, scope });
  if (rows.length === 0) throw failure('notFound');
  const summaries = await readSummaries(db, [eventId], { scope: withUnpublished(scope), locale });
  const names = await readSectionNames(db, eventId);
  return {
    event: found(summaries.get(eventId)),
    offers: [...grouped(rows, ({ offerId }) => offerId).values()].map((own) =>
      presentSource(own, { ...upgrading, names }),
    ),
    serverTime: now.toISOString(),
  };
}

/**
 * Finds the {product} that are to be exchanged.
 * @throws notFound unless all of them are of the line and the caller's; Failure for the first that can't be exchanged
 */
export async function demandSource(
  db: Queryable,
  { userId, scope, now }: Pick<Upgrading, 'userId' | 'scope' | 'now'>,
  { eventId, upgradeSourceOfferId, tokenIds }: UpgradeQuery,
): Promise<UpgradableRow[]> {
  const rows = await findUpgradable(db, { eventId, userId, scope, tokenIds });
  if (rows.length !== tokenIds.length || rows.some(({ offerId }) => offerId !== upgradeSourceOfferId))
    throw failure('notFound');
  for (const row of rows) demand(mayUpgrade(row, { userId, now }));
  return rows;
}

import type { OfferChoiceSet, OfferGroup, OfferGroupDetail, OperationTypes } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { readSalesGroups } from '../../../sale/event/eventRepository.ts';
import type { OfferRow } from '../offer/offerRepository.ts';
import { readOfferGroups, type Viewer } from '../offer/offerService.ts';
import { isSameProduct } from '../offer/offerTiers.ts';
import { packageParts } from '../inventory-package/packageParts.ts';

const gatesOf = ({ gate, parts }: OfferRow): string[] => [
  ...new Set([gate, ...parts.map((part) => part.gate)].flatMap((each) => each ?? [])),
];

/** Builds the set of an offer's variants, such as sizes, in the window of the offer; empty without variants. */
function choiceSetsOf(own: OfferGroup, offers: readonly OfferGroup[], heading: string): OfferChoiceSet[] {
  const choices = offers.flatMap((offer) =>
    offer.variantName !== undefined && offer.marketplaceId === own.marketplaceId && isSameProduct(offer, own)
      ? [
          {
            choiceId: offer.offerGroupId,
            name: offer.variantName,
            price: offer.price,
            available: offer.available,
            buyable: offer.buyable,
          },
        ]
      : [],
  );
  return choices.length > 0 ? [{ choiceSetId: own.salesGroupId, name: heading, choices }] : [];
}

/**
 * Returns an offer with its gates, its choices and the further parts of a package [C7.41, C2.24].
 * @throws notFound, also for an offer that is not for the caller
 */
export async function getOfferGroupDetail(
  db: Queryable,
  { offerGroupId, ...query }: OperationTypes['getOfferGroupDetail']['query'],
  viewer: Viewer,
): Promise<OfferGroupDetail> {
  const [{ event, offers, rows }, groups] = await Promise.all([
    readOfferGroups(db, query, viewer),
    readSalesGroups(db, query.eventId),
  ]);
  const offerGroup = found(offers.find((offer) => offer.offerGroupId === offerGroupId));
  const row = found(rows.find((each) => each.offerGroupId === offerGroupId));
  const group = groups.find(({ salesGroupId }) => salesGroupId === offerGroup.salesGroupId);
  return {
    offerGroup,
    gates: gatesOf(row),
    choiceSets: choiceSetsOf(offerGroup, offers, inLocale(group?.name, viewer.locale)),
    parts: packageParts(row, viewer.locale),
    serverTime: event.now.toISOString(),
  };
}

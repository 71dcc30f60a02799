import type { GiveToGuestRequest, PromoterLink } from '@foyer/contract';
import { found } from '../../../platform/http/answers/failure.ts';
import type { CommitmentKind } from '../../../platform/module/serverModule.ts';
import { checkSelections, checkWindows } from '../../../sale/limit/selectionRules.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import { isForPromoters } from '../inventory/readInventory.ts';
import { holdByLink, unknownBuyer, type Giving } from '../transaction/holdByLink.ts';
import { selectionsOf } from '../transaction/holdForGuest.ts';

/** Kind of the commitments that organisers open for their guests. */
export const guestPurchaseKind: CommitmentKind = {
  name: 'guestPurchase',
  marketplaceType: 'purchase',
  isRequest: false,
  pledgesCard: false,
  counts: true,
};

/**
 * Holds units on sale for a guest of the organiser, who is mailed a link [C7.09].
 * @throws Failure; StartOver: the caller starts over
 */
export async function giveToGuest(
  context: Giving,
  { eventId, lines: wanted, guest, isFree }: GiveToGuestRequest,
): Promise<PromoterLink> {
  const { platform, tx, now, site } = context;
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  const offers = [...facts.offers.values()].filter(isForPromoters);
  const lines = checkSelections(
    selectionsOf(wanted),
    new Map(offers.map((offer) => [offer.offerGroupId, offer])),
    unknownBuyer(facts),
  );
  checkWindows(lines, { status: facts.event.status, now });
  return holdByLink(context, {
    ...{ facts, lines, guest, kind: guestPurchaseKind, promoterId: null, commission: null },
    ...(isFree ? { amount: 0 } : {}),
  });
}

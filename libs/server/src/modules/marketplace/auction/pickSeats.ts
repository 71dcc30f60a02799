import type { AuctionOffer, PickAuctionSeatsRequest } from '@foyer/contract';
import { failure } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import { readLines } from '../../../sale/cart/saleSnapshot.ts';
import type { SaleContext } from '../../../sale/cart/saleContext.ts';
import { findSeats } from '../../../sale/inventory/seatHoldRepository.ts';
import { checkCompanions } from '../../../sale/limit/companionRule.ts';
import { holdWon } from '../win/holdWon.ts';
import { mayPickSeats } from './core/auctionPolicy.ts';
import { changeOffer, type OfferRow } from './core/offerRepository.ts';
import { lockOwnOffer, presentOwnOffer } from './offer/ownOffer.ts';
import { lineOfOffer } from './closing/settleOffers.ts';

/** Whether an offer has these seats, picked before: the call is repeated. */
async function hasPicked(
  { tx }: SaleContext,
  offer: OfferRow,
  seatCodes: readonly string[],
): Promise<boolean> {
  if (offer.pickedAt === null) return false;
  const has = (await readLines(tx, offer)).flatMap((line) => line.seatCodes);
  return has.length === seatCodes.length && has.every((code) => seatCodes.includes(code));
}

/**
 * Holds the seats that the caller picks for an accepted offer, in the window of its rank: side by side, and as many
 * as the offer has units [C5.11]. Does nothing if there are no seats to pick.
 * @throws SeatsLost, and the errors of the contract
 */
export async function pickAuctionSeats(
  context: SaleContext,
  { offerId, seatCodes }: PickAuctionSeatsRequest,
): Promise<AuctionOffer> {
  const { tx, now, userId } = context;
  const { offer, facts } = await lockOwnOffer(context, offerId);
  if (await hasPicked(context, offer, seatCodes)) return presentOwnOffer(context, offer);
  const { pickFrom, pickUntil, quantity } = offer;
  const permission = mayPickSeats(offer, now);
  if (!permission.allowed && permission.reason === 'myPricePickSeatsOfferNotFound')
    return presentOwnOffer(context, offer);
  demand(permission, {
    ...(pickFrom && pickUntil ? { opensAt: pickFrom.toISOString(), closesAt: pickUntil.toISOString() } : {}),
  });
  if (new Set(seatCodes).size !== quantity || seatCodes.length !== quantity)
    throw failure('seatsNotPicked', { quantity });
  await checkCompanions(
    tx,
    { eventId: offer.eventId, userId },
    await findSeats(tx, offer.eventId, seatCodes),
  );
  const line = { ...lineOfOffer(facts, offer), seatCodes };
  await holdWon(context, offer, { facts, line, mayBeApart: false, discountId: offer.discountId });
  await changeOffer(tx, offer, { state: 'won', heldAt: now, pickedAt: now });
  return presentOwnOffer(context, offer);
}

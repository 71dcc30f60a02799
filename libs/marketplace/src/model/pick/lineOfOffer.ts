import type { OfferGroup } from '@foyer/contract';

type OfferKey = Pick<OfferGroup, 'offerGroupId' | 'offerId'>;

/** Whether a line picks an offer: of the organiser, or of one fan. */
export const isLineOf = (line: OfferKey, offer: OfferKey): boolean =>
  line.offerGroupId === offer.offerGroupId && line.offerId === offer.offerId;

/** Finds the line of an offer. */
export const lineOfOffer = <Line extends OfferKey>(
  lines: readonly Line[],
  offer: OfferKey,
): Line | undefined => lines.find((line) => isLineOf(line, offer));

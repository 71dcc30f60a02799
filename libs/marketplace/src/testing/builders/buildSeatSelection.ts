import type { AuctionOffer, SeatSelection } from '@foyer/contract';
import { auctionOfferId, buildClosedOffer } from './buildAuction.ts';
import { idOf } from './buildEvents.ts';
import { buildTheatreSeats } from './buildTheatre.ts';

const serverTime = '2027-01-01T17:00:00Z';

/** Address of the page for picking seats. */
export const seatSelectionPath = `/seatSelection/${idOf(1)}/${auctionOfferId}`;

type Phase = 'later' | 'now' | 'moment' | 'picked' | 'given';

const windows = {
  later: { opensAt: '2027-01-01T19:00:00Z', closesAt: '2027-01-01T21:00:00Z' },
  now: { opensAt: '2027-01-01T16:00:00Z', closesAt: '2027-01-01T18:00:00Z' },
  moment: { opensAt: '2027-01-01T14:59:00Z', closesAt: '2027-01-01T16:59:00Z' },
  picked: { opensAt: '2027-01-01T16:00:00Z', closesAt: '2027-01-01T18:00:00Z' },
  given: { opensAt: '2027-01-01T14:00:00Z', closesAt: '2027-01-01T16:00:00Z' },
};
const reasons = {
  later: 'myPricePickSeatsInvalidTime',
  moment: 'myPricePickSeatsExpiredTime',
  picked: 'myPricePickSeatsExpiredTime',
  given: 'myPricePickSeatsExpiredTime',
};
const seats = ['7', '8'].map((seat) => ({
  seatCode: `ORCH-A-${seat}`,
  ...{ sectionCode: 'ORCH', section: 'Orchestra', row: 'A', seat, kind: 'plain' as const },
}));

/** Builds an accepted offer for two seats, before, in or after its window for picking them. */
export function buildPickingOffer(phase: Phase, overrides: Partial<AuctionOffer> = {}): AuctionOffer {
  const offer = buildClosedOffer(overrides.state ?? 'qualified');
  const hasSeats = phase === 'picked' || phase === 'given';
  return {
    ...offer,
    seatPick: {
      ...windows[phase],
      ...(phase === 'picked' ? { pickedAt: '2027-01-01T16:50:00Z' } : {}),
      seats: hasSeats ? seats : [],
    },
    allowed: {
      ...offer.allowed,
      pickSeats: phase === 'now' ? { allowed: true } : { allowed: false, reason: reasons[phase] },
    },
    ...overrides,
  };
}

/** Builds the seats that an offer can pick from: the theatre's orchestra, while its window is open. */
export function buildSeatSelection(phase: Phase, overrides: Partial<SeatSelection> = {}): SeatSelection {
  const { sections, offers } = buildTheatreSeats();
  const orchestra = sections.filter(({ sectionCode }) => sectionCode === 'ORCH');
  const { offerGroupId } = buildPickingOffer(phase);
  const isNow = phase === 'now';
  return {
    offer: buildPickingOffer(phase),
    sections: isNow
      ? [{ sectionCode: 'ORCH', available: 60, accessible: 0, offerGroupIds: [offerGroupId] }]
      : [],
    availability: isNow ? orchestra : [],
    offers: isNow ? [{ ...offers[0]!, offerGroupId }] : [],
    offerSets: isNow ? [[], [0]] : [[]],
    bestSeatCodes: ['ORCH-A-7', 'ORCH-A-8'],
    serverTime,
    ...overrides,
  };
}

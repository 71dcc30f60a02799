import type {
  AgeGroup,
  Attendance,
  Fulfilment,
  ItemCategory,
  SeatingKind,
  TokenPolicy,
} from '@foyer/contract';

/** What the checkout has to know of something on sale: the offer group, its item and its window. */
export interface OfferFacts {
  offerGroupId: string;
  inventoryItemId: string;
  category: ItemCategory;
  seating: SeatingKind;
  /** Where one stands. */
  sectionCode: string | null;
  fulfilment: Fulfilment[];
  minQuantity: number;
  maxQuantity: number;
  marketplaceType: string;
  opensAt: Date;
  closesAt: Date;
  /** By locale. */
  names: unknown;
  attendance: Attendance;
  gate: string | null;
  /** Face prices in minor units; children and seniors pay the adult's where they have none of their own. */
  facePrice: number;
  childPrice: number | null;
  seniorPrice: number | null;
}

/** What one of an age group costs at face [C3.08]. */
export function faceFor(offer: OfferFacts, ageGroup: AgeGroup): number {
  if (ageGroup === 'CHILD') return offer.childPrice ?? offer.facePrice;
  if (ageGroup === 'SENIOR') return offer.seniorPrice ?? offer.facePrice;
  return offer.facePrice;
}

/** The event of a sale. */
export interface SaleEvent {
  eventId: string;
  clientId: string;
  locationId: string | null;
  status: string;
  currency: string;
  maxPerPerson: number;
  policy: TokenPolicy;
}

/** What the buyer has of the event besides this cart, and what the event allows. */
export interface BuyerFacts {
  /** {product} a person may have of the event, over every way of buying. */
  limit: number;
  /** Bought, or promised by bids and entries. */
  taken: number;
  /** Whether a child of this cart would enter with an adult who has a {product} already. */
  hasAdult: boolean;
}

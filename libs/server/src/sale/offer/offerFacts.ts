import type {
  AgeGroup,
  AmountRange,
  Attendance,
  Fulfilment,
  ItemCategory,
  MarketplaceType,
  SeatingKind,
  TokenPolicy,
} from '@foyer/contract';
import type { StoredQuestion } from '../question/questionForms.ts';

/** Part of a package besides its first one; it has no seats. */
export interface FurtherPart {
  /** 2 for the second. */
  partNumber: number;
  inventoryItemId: string;
  /** Units of the item in one unit of the package. */
  unitsEach: number;
  /** Tokens in one unit of the package; extras give none. */
  tokensEach: number;
}

/** Item of a package besides that of its offer. */
interface OfferPart extends FurtherPart {
  seating: SeatingKind;
  attendance: Attendance;
  sectionCode: string | null;
  gate: string | null;
}

/** Offer data for a checkout: the offer group, its item and its sale window. */
export interface OfferFacts {
  offerGroupId: string;
  /** Whether its organiser allows no resale of it. */
  resaleBlocked: boolean;
  inventoryItemId: string;
  /** Package that it is sold as; null for most offers. */
  packageId: string | null;
  /** Allotment that its window sells from; null for what is set aside for none. */
  allotmentId: string | null;
  category: ItemCategory;
  /** Recipient of a donation; null for every other category. */
  charityId: string | null;
  charityName: string | null;
  seating: SeatingKind;
  /** Tokens of one unit: a table of eight gives eight. */
  tokensEach: number;
  /** Section of standing places. */
  sectionCode: string | null;
  fulfilment: Fulfilment[];
  /** By locale; null for what is picked up nowhere in particular. */
  pickupPlaces: unknown;
  minQuantity: number;
  maxQuantity: number;
  marketplaceType: MarketplaceType;
  opensAt: Date;
  closesAt: Date;
  /** Code of the sale window; null for a window that is open to everyone. */
  code: string | null;
  /** By locale. */
  names: unknown;
  attendance: Attendance;
  gate: string | null;
  /** Face prices in minor units; null child and senior prices mean the adult's. */
  facePrice: number;
  childPrice: number | null;
  seniorPrice: number | null;
  /** Of the event. */
  currency: string;
  /** Bounds of an amount that the buyer names, and suggestions, in minor units; null for a fixed price. */
  minAmount: number | null;
  maxAmount: number | null;
  suggestedAmounts: number[] | null;
  /** Of its category, and of those of its parts the greatest; null without one. */
  minimumAge: number | null;
  /** Empty but for packages. */
  parts: OfferPart[];
}

/** Amounts of an offer as an answer has them; undefined at a fixed price. */
export function amountsOf(
  {
    minAmount,
    maxAmount,
    suggestedAmounts,
  }: Pick<OfferFacts, 'minAmount' | 'maxAmount' | 'suggestedAmounts'>,
  currency: string,
): AmountRange | undefined {
  if (minAmount === null || maxAmount === null) return undefined;
  const money = (amount: number) => ({ amount, currency });
  return {
    minimum: money(minAmount),
    maximum: money(maxAmount),
    suggested: (suggestedAmounts ?? []).map(money),
  };
}

/** Counts the tokens of one unit of an offer, over all its parts. */
export const tokensOfUnit = ({
  category,
  tokensEach,
  parts,
}: Pick<OfferFacts, 'category' | 'tokensEach'> & {
  parts: readonly Pick<FurtherPart, 'tokensEach'>[];
}) => parts.reduce((sum, part) => sum + part.tokensEach, category === 'EVENT_ACCESS' ? tokensEach : 0);

/** Returns the face price for an age group [C3.08]. */
export function faceFor(offer: OfferFacts, ageGroup: AgeGroup): number {
  if (ageGroup === 'CHILD') return offer.childPrice ?? offer.facePrice;
  if (ageGroup === 'SENIOR') return offer.seniorPrice ?? offer.facePrice;
  return offer.facePrice;
}

/** Event of a sale. */
export interface SaleEvent {
  eventId: string;
  clientId: string;
  locationId: string | null;
  status: string;
  /** Whether it is on its organiser's sites; what was bought of it before stays its buyer's. */
  published: boolean;
  currency: string;
  maxPerPerson: number;
  /** Null without one. */
  minimumAge: number | null;
  /** Day on which it starts, in its own time zone: `YYYY-MM-DD`. */
  day: string;
  policy: TokenPolicy;
  /** What the organiser asks at checkout. */
  questions: readonly StoredQuestion[];
}

/** The buyer's {product} of the event besides this cart, and their limit. */
export interface BuyerFacts {
  /** Maximum {product} for the buyer, over all purchase paths. */
  limit: number;
  /** Bought, or committed by bids and entries. */
  taken: number;
  /** Whether the buyer has a {product} already: entries that may be lost are none. */
  hasToken: boolean;
  /** Whether the buyer already has an adult's {product}, so that a child in this cart is accompanied. */
  hasAdult: boolean;
}

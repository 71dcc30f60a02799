import type { CatalogueMoney, LocaleTexts } from './value.ts';

/** Stock sold at one price level [C3.18]. */
export interface CatalogueOfferGroup {
  code: string;
  name: LocaleTexts;
  description: LocaleTexts;
  marketplace: 'purchase';
  category: 'EVENT_ACCESS';
  seating: 'none' | 'ga' | 'seated';
  attendance: 'LIVE_ATTENDANCE' | 'STREAMING';
  sectionCodes: string[];
  /** Name of a row: sells it alone, of each of the sections, instead of an offer of the whole section. */
  row?: string;
  /** Gate of the venue that its places are reached by. */
  gate?: string;
  /** Units on sale. */
  capacity: number;
  /** Places of one unit: 8 for a table of eight; absent for one place. */
  tokensEach?: number;
  /** Kind of package of an offer with several places; TABLE if absent [C3.06]. */
  packageKind?: 'GROUP' | 'TABLE';
  /** Face values: ADULT always, CHILD and SENIOR where the event has age prices [C3.08]. */
  prices: { ageGroup: 'ADULT' | 'CHILD' | 'SENIOR'; face: CatalogueMoney }[];
  minimumAge?: number;
  saleOpensAt: string;
  saleClosesAt: string;
  resaleAllowed: boolean;
  /** Share sold in advance, 0 to 1. */
  soldShare: number;
  /** For `ga` and `none`: number of places sold in advance. For `seated` see `seatsOfEvent`. */
  soldCount: number;
}

/** Place and extras that are sold together at one price [C3.06]. */
export interface CataloguePackage {
  code: string;
  kind: 'BUNDLE' | 'HOTEL_ROOM';
  name: LocaleTexts;
  description: LocaleTexts;
  /** Code of the offer group whose place it has. */
  offerGroup: string;
  /** Codes of its extras, without choices, and units of each. */
  extras: { code: string; quantity: number }[];
  face: CatalogueMoney;
}

/** Recipient of donations. */
export interface CatalogueCharity {
  vanityName: string;
  name: string;
}

/** Merchandise, add-ons and gifts; they require a {product} in the cart [C1.01, C4.03]. */
export interface CatalogueExtra {
  code: string;
  category: 'MERCHANDISE' | 'ADD_ON' | 'CHARITY' | 'COLLECTIBLE';
  /** Recipient of a donation; required for CHARITY. */
  charity?: CatalogueCharity;
  name: LocaleTexts;
  description: LocaleTexts;
  price: CatalogueMoney;
  /** Bounds of an amount that the buyer names, and suggestions, in minor units; only for CHARITY. */
  amounts?: { minimum: number; maximum: number; suggested: readonly number[] };
  fulfilment: 'SHIPPING' | 'PICKUP' | 'DIGITAL';
  /** Where it is picked up; only for PICKUP. */
  pickup?: LocaleTexts;
  stock: number;
  limitPerPerson: number;
  choices: { code: string; name: LocaleTexts; options: { code: string; name: LocaleTexts }[] }[];
  imageSvg: string;
}

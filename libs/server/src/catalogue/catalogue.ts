import type { SeatChart } from './seatChart.ts';

/** The locales in which every text of the catalogue exists [C9.14]. */
export type CatalogueLocale = 'en-US' | 'en-CA' | 'fr-CA' | 'es-US';

/** One text in all four locales. */
export type LocaleTexts = Record<CatalogueLocale, string>;

/** An amount in the currency's minor unit. */
export interface CatalogueMoney {
  amount: number;
  currency: 'USD' | 'CAD';
}

/** Sections that are priced alike: the bridge between a chart and the offer groups on it. */
export interface PriceZone {
  /** Unique within the chart; becomes the code of the offer group. */
  code: string;
  name: LocaleTexts;
  seating: 'seated' | 'ga';
  sectionCodes: string[];
}

/** One way of setting up a venue, for example with a rink or with a stage at one end. */
export interface CatalogueChart {
  chart: SeatChart;
  /** Dearest first. Every section is in exactly one zone. */
  zones: PriceZone[];
}

/** A building or a field where events happen [C3.17]. */
export interface CatalogueVenue {
  vanityName: string;
  name: string;
  kind: 'arena' | 'stadium' | 'theatre' | 'hall' | 'club' | 'field' | 'amphitheatre' | 'centre';
  address: CatalogueAddress;
  latitude: number;
  longitude: number;
  /** IANA zone. */
  timeZone: string;
  description: LocaleTexts;
  /** The first one is the house's usual set-up. */
  charts: CatalogueChart[];
}

/** A postal address. `region` is the code of the state or province. */
export interface CatalogueAddress {
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: 'US' | 'CA';
}

/** An act, a company, a team or a speaker. */
export interface CataloguePerformer {
  vanityName: string;
  name: string;
  genres: string[];
  bio: LocaleTexts;
  portraitSvg: string;
}

/** The client that puts events on sale [C6.07]. */
export interface CatalogueOrganiser {
  vanityName: string;
  name: string;
  description: LocaleTexts;
  /** Hex colours of the brand. */
  brand: { primary: string; ink: string; paper: string };
  logoSvg: { onDark: string; onLight: string };
  email: string;
  website: string;
  /** Present for the organisers that have a site of their own [I1.07]. */
  whiteLabel?: CatalogueWhiteLabel;
}

/** What an encoded theme says [I3.29]. */
export interface CatalogueTheme {
  tone: 'dark' | 'light';
  colors: Record<string, string>;
  body: { corners: 'sharp' | 'soft' | 'round'; headings: 'display' | 'text' };
}

/** What a white-label site changes: host, themes and words [I1.07]. */
export interface CatalogueWhiteLabel {
  host: string;
  /** Functional tokens of ui-kit, by name, to hex colours. */
  clientDark: Record<string, string>;
  clientLight: Record<string, string>;
  /** Whole themes by the tokens of ui-kit, which go out encoded [I3.29]. */
  customThemes?: readonly CatalogueTheme[];
  texts: {
    siteName: string;
    tagline: LocaleTexts;
    product: LocaleTexts;
    products: LocaleTexts;
    productAddress: string;
  };
  customHomepageUrl?: string;
  preventKeepShopping: boolean;
  detailOnlyFlow: boolean;
}

/** What kind of evening it is; the first tag of the event. */
export type EventKind =
  | 'concert'
  | 'theatre'
  | 'comedy'
  | 'hockey'
  | 'basketball'
  | 'football'
  | 'soccer'
  | 'sport'
  | 'festival'
  | 'dance'
  | 'classical'
  | 'family'
  | 'conference'
  | 'streaming'
  | 'clubNight'
  | 'opera'
  | 'other';

/** One event with everything that is sold at it [C3.17]. */
export interface CatalogueEvent {
  vanityName: string;
  name: string;
  shortName: string;
  kind: EventKind;
  tags: string[];
  organiser: string;
  /** Vanity name of the venue; a stream has one too, from where it is sent. */
  venue: string;
  /** `seatChartId` within the venue; missing when nobody can attend in person. */
  seatChartId?: string;
  currency: 'USD' | 'CAD';
  timeZone: string;
  startsAt: string;
  doorsAt: string;
  endsAt: string;
  status: 'Upcoming' | 'Cancelled' | 'Postponed' | 'Rescheduled';
  /** For a rescheduled or postponed event: when it should have been. */
  previousStartsAt?: string;
  refundedCount?: number;
  attendance: ('LIVE_ATTENDANCE' | 'STREAMING')[];
  stream?: { startsAt: string; replayExpiresAt: string };
  entryMethod: 'QrCode' | 'NfcBle' | 'Ble';
  lineup: { performer: string; role: 'headliner' | 'support' | 'home' | 'visitor'; setAt?: string }[];
  sponsors: { name: string; role: LocaleTexts }[];
  description: LocaleTexts;
  goodToKnow: LocaleTexts;
  sale: { opensAt: string; closesAt: string };
  /** Most {product} a person may hold for this event, over all marketplaces [C5.03]. */
  limitPerPerson: number;
  promoted: boolean;
  /** Place in the carousel, from 1; missing when it is not there. */
  carouselOrder?: number;
  offerGroups: CatalogueOfferGroup[];
  extras: CatalogueExtra[];
  fees: CatalogueFee[];
  taxes: CatalogueTax[];
  policy: CataloguePolicy;
  /** Seed and share of what is sold before the first visitor comes. */
  preSold: { seed: number };
  poster: CataloguePoster;
}

/** What is on sale together at one price level [C3.18]. */
export interface CatalogueOfferGroup {
  code: string;
  name: LocaleTexts;
  description: LocaleTexts;
  marketplace: 'purchase';
  category: 'EVENT_ACCESS';
  seating: 'none' | 'ga' | 'seated';
  attendance: 'LIVE_ATTENDANCE' | 'STREAMING';
  sectionCodes: string[];
  capacity: number;
  /** ADULT is always there, CHILD and SENIOR where the event has prices by age [C3.08]. Face values. */
  prices: { ageGroup: 'ADULT' | 'CHILD' | 'SENIOR'; face: CatalogueMoney }[];
  minimumAge?: number;
  saleOpensAt: string;
  saleClosesAt: string;
  resaleAllowed: boolean;
  /** Share sold before the first visitor comes, 0 to 1. */
  soldShare: number;
  /** For `ga` and `none`: how many of the capacity that is. For `seated` see `seatsOfEvent`. */
  soldCount: number;
}

/** Merchandise, add-ons and gifts; they need a {product} in the cart [C1.01, C4.03]. */
export interface CatalogueExtra {
  code: string;
  category: 'MERCHANDISE' | 'ADD_ON' | 'CHARITY';
  name: LocaleTexts;
  description: LocaleTexts;
  price: CatalogueMoney;
  fulfilment: 'SHIPPING' | 'PICKUP' | 'DIGITAL';
  stock: number;
  limitPerPerson: number;
  choices: { code: string; name: LocaleTexts; options: { code: string; name: LocaleTexts }[] }[];
  imageSvg: string;
}

/** A fee line. Mandatory ones are per {product} and part of the price first shown [C3.09]. */
export interface CatalogueFee {
  code: string;
  label: LocaleTexts;
  purpose: 'service' | 'facility' | 'organiser' | 'delivery';
  recipient: 'platform' | 'organiser' | 'venue' | 'payment';
  basis: 'ticket' | 'order';
  kind: 'amount' | 'percent';
  /** For `amount`. */
  amount?: CatalogueMoney;
  /** For `percent`: parts per million of the face value; 85000 is 8.5 %. */
  ratePpm?: number;
  mandatory: boolean;
  refundable: boolean;
}

/** A tax line, always outside the price first shown in the US and Canada. */
export interface CatalogueTax {
  code: string;
  label: LocaleTexts;
  /** Parts per million; 99750 is 9.975 %. */
  ratePpm: number;
  appliesTo: ('face' | 'fees' | 'merchandise')[];
  inPrice: false;
}

/** What may be done with a {product}; stored with it at purchase [C5.02, C5.16]. */
export interface CataloguePolicy {
  transfer: { allowed: boolean; opensAt?: string; closesAt: string };
  resale: {
    allowed: boolean;
    opensAt?: string;
    closesAt: string;
    cap: 'none' | 'face' | 'percent';
    capPercent?: number;
    organiserProfitSharePercent: number;
  };
  refund: { allowed: boolean; untilAt?: string; feesIncluded: boolean };
  minimumAge?: number;
  idRequired: boolean;
  childWithAdult: boolean;
}

/** Key art: two colours and paper, and the pictures made from them. */
export interface CataloguePoster {
  family: string;
  /** Hex; `paper` is the ground, `first` and `second` the inks. Also the colours of the stub. */
  palette: { paper: string; first: string; second: string };
  /** Set large on the portrait, and small under it; the wide picture has no words. */
  title: string;
  line: string;
  alt: LocaleTexts;
}

/** Everything that the sample deployment shows. Vanity names are the keys between the parts. */
export interface Catalogue {
  venues: CatalogueVenue[];
  performers: CataloguePerformer[];
  organisers: CatalogueOrganiser[];
  events: CatalogueEvent[];
}

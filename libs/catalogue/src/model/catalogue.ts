import type { CatalogueFee, CatalogueTax } from './charges.ts';
import type { CatalogueDiscount } from './discount.ts';
import type { CataloguePolicy } from './policy.ts';
import type { CatalogueExtra, CatalogueOfferGroup, CataloguePackage } from './offers.ts';
import type { SeatChart } from './seatChart.ts';
import type { LocaleTexts } from './value.ts';

/** Sections with one price: links a chart to the offer groups on it. */
export interface PriceZone {
  /** Unique within the chart; becomes the code of the offer group. */
  code: string;
  name: LocaleTexts;
  seating: 'seated' | 'ga';
  sectionCodes: string[];
}

/** Set-up of a venue, for example with a rink or with an end stage. */
export interface CatalogueChart {
  chart: SeatChart;
  /** Most expensive first. Every section is in exactly one zone. */
  zones: PriceZone[];
}

/** Building or field where events take place [C3.17]. */
export interface CatalogueVenue {
  vanityName: string;
  name: string;
  kind: 'arena' | 'stadium' | 'theatre' | 'hall' | 'club' | 'field' | 'amphitheatre' | 'centre';
  address: CatalogueAddress;
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  timeZone: string;
  description: LocaleTexts;
  /** Usual set-up first. */
  charts: CatalogueChart[];
}

/** Postal address. `region` is the code of the state or province. */
export interface CatalogueAddress {
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: 'US' | 'CA';
}

/** Act, company, team or speaker. */
export interface CataloguePerformer {
  vanityName: string;
  name: string;
  genres: string[];
  bio: LocaleTexts;
  portraitSvg: string;
}

/** Client that puts events on sale [C6.07]. */
export interface CatalogueOrganiser {
  vanityName: string;
  name: string;
  description: LocaleTexts;
  /** Hex colours of the brand. */
  brand: { primary: string; ink: string; paper: string };
  logoSvg: { onDark: string; onLight: string };
  email: string;
  website: string;
  /** Its account at the gateway of the sandbox, where it is paid what its events bring. */
  payoutRecipient?: string;
  /** For organisers with a site of their own [I1.07]. */
  whiteLabel?: CatalogueWhiteLabel;
}

/** Contents of an encoded theme [I3.29]. */
export interface CatalogueTheme {
  tone: 'dark' | 'light';
  colors: Record<string, string>;
  body: { corners: 'sharp' | 'soft' | 'round'; headings: 'display' | 'text' };
}

/** Host, themes and texts of a white-label site [I1.07]. */
interface CatalogueWhiteLabel {
  host: string;
  /** Hex colours by functional token of ui-kit. */
  clientDark: Record<string, string>;
  clientLight: Record<string, string>;
  /** Complete themes by token of ui-kit, sent encoded [I3.29]. */
  customThemes?: readonly CatalogueTheme[];
  /** Typeface of the site; the product's own without it. */
  font?: 'geometric' | 'serif';
  /** Place of the logo in the header. */
  header?: 'start' | 'centred';
  texts: {
    siteName: string;
    tagline: LocaleTexts;
    product: LocaleTexts;
    products: LocaleTexts;
    /** Grammatical gender of the word in French and Spanish. */
    productGender: 'm' | 'f';
    productAddress: string;
  };
  customHomepageUrl?: string;
  preventKeepShopping: boolean;
  detailOnlyFlow: boolean;
}

/** Kind of event; becomes its first tag. */
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

/** Event with everything sold for it [C3.17]. */
export interface CatalogueEvent {
  vanityName: string;
  name: string;
  shortName: string;
  kind: EventKind;
  tags: string[];
  organiser: string;
  /** Vanity name of the venue; for a stream, the place it is sent from. */
  venue: string;
  /** `seatChartId` within the venue; missing for events without attendance in person. */
  seatChartId?: string;
  currency: 'USD' | 'CAD';
  timeZone: string;
  startsAt: string;
  /** Missing for events without attendance in person, as these have no doors. */
  doorsAt?: string;
  endsAt: string;
  status: 'Upcoming' | 'Cancelled' | 'Postponed' | 'Rescheduled';
  /** Original start of a rescheduled or postponed event. */
  previousStartsAt?: string;
  refundedCount?: number;
  attendance: ('LIVE_ATTENDANCE' | 'STREAMING')[];
  stream?: {
    startsAt: string;
    replayExpiresAt?: string;
    /** Fans can be invited on stage. */
    stage?: { places: number; termsUrl?: string };
  };
  entryMethod: 'QrCode' | 'NfcBle' | 'Ble';
  /** Tour or run that the event is a date of. */
  series?: CatalogueSeries;
  /** Not published yet: only its organisation sees it, in a preview. */
  isDraft?: true;
  /** Page at an address and with words of the organiser's choice. */
  customPage?: CatalogueCustomPage;
  lineup: { performer: string; role: 'headliner' | 'support' | 'home' | 'visitor'; setAt?: string }[];
  sponsors: CatalogueSponsor[];
  /** Properties of the organiser's own analytics. */
  analyticsTrackers?: CatalogueTracker[];
  description: LocaleTexts;
  goodToKnow: LocaleTexts;
  sale: {
    opensAt: string;
    closesAt: string;
    /** Sale of the same places before, to holders of a code alone. */
    presale?: { code: string; opensAt: string; closesAt: string };
    /** Windows that follow each other, each with prices of its own; none for one price. */
    tiers?: CatalogueTier[];
    /**
     * Wish List: places are not sold at once. Entries are taken until it closes, and drawn from when the results are due;
     * with `autoClaim` winners are charged then, else they have a day to claim and pay. Packages are not drawn for.
     * `offerGroups` are the codes of what is drawn for, if the rest is sold at once.
     */
    draw?: {
      opensAt: string;
      closesAt: string;
      resultsAt: string;
      autoClaim: boolean;
      offerGroups?: string[];
    };
    /**
     * My Price: places are not sold at once. Offers are taken until it closes, from the face price on, in steps of minor units,
     * up to `mostSteps`. Results come then, or later. Tables and packages are not bid for; `offerGroups` as for a draw.
     */
    auction?: {
      opensAt: string;
      closesAt: string;
      resultsAt?: string;
      step: number;
      mostSteps?: number;
      offerGroups?: string[];
    };
    /** Those who arrive before the opening are admitted in a random order, later ones after them; most sales have none. */
    waitingRoom?: { arrivalsFrom: string; opensAt: string; admittedPerMinute: number };
  };
  /** Maximum {product} per person for this event, over all marketplaces [C5.03]. */
  limitPerPerson: number;
  promoted: boolean;
  /** Position in the carousel, from 1; missing if the event isn't in it. */
  carouselOrder?: number;
  offerGroups: CatalogueOfferGroup[];
  packages?: CataloguePackage[];
  extras: CatalogueExtra[];
  fees: CatalogueFee[];
  taxes: CatalogueTax[];
  discounts?: CatalogueDiscount[];
  policy: CataloguePolicy;
  /** Organiser's questions at checkout, in order; at most ten. */
  questions?: CatalogueQuestion[];
  /** How it is paid for; by card alone if missing. */
  paymentTypes?: ('CreditCard' | 'Alipay' | 'Wechat' | 'Klarna')[];
  /** Random seed of the seats sold in advance. */
  preSold: { seed: number };
  poster: CataloguePoster;
}

/** Question of an organiser, asked once for an order or for each of its {product}. */
export interface CatalogueQuestion {
  questionId: string;
  kind: 'text' | 'choice' | 'yesNo';
  label: LocaleTexts;
  required: boolean;
  per: 'order' | 'token';
  /** Of a question of the kind `choice`. */
  choices?: { choiceId: string; label: LocaleTexts }[];
}

/** Tour of an act or run of a production; events with the same code are its dates. */
export interface CatalogueSeries {
  code: string;
  name: LocaleTexts;
}

/** `slug`: lower-case words with hyphens, one of its kind. */
interface CatalogueCustomPage {
  slug: string;
  headline: LocaleTexts;
  text: LocaleTexts;
}

/** Sponsor of an event; `role` are the words before its name, such as "Presented with". */
interface CatalogueSponsor {
  name: string;
  role?: LocaleTexts;
  url?: string;
}

/** Google Analytics property, `G-` and capitals or digits. */
interface CatalogueTracker {
  provider: 'googleAnalytics';
  trackerId: string;
}

/** Window of a sale in which places cost a share of their price, such as early birds. */
interface CatalogueTier {
  code: string;
  name: LocaleTexts;
  opensAt: string;
  closesAt: string;
  /** Of the face values; 0.8 is four fifths. */
  share: number;
}

/** Key art: palette and text from which the pictures are drawn. */
export interface CataloguePoster {
  family: string;
  /** Hex; `paper` is the background, `first` and `second` the inks. The stub uses them too. */
  palette: { paper: string; first: string; second: string };
  /** Large title and subtitle of the portrait; the wide picture has no text. */
  title: string;
  line: string;
  alt: LocaleTexts;
}

/** Events with everything that they need; parts refer to each other by vanity name. */
export interface Catalogue {
  venues: CatalogueVenue[];
  performers: CataloguePerformer[];
  organisers: CatalogueOrganiser[];
  events: CatalogueEvent[];
}

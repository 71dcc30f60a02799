import type {
  CatalogueEvent,
  CatalogueOfferGroup,
  CataloguePackage,
  EventKind,
  ThreeTexts,
} from '@foyer/catalogue';
import type { ExtraCode } from './extras.ts';
import type { SeriesCode } from './series.ts';

/** Time of an event relative to the day of the catalogue, in the venue's zone. */
interface SeedTime {
  /** Days from today; negative is past. */
  days: number;
  /** 0 Sunday to 6 Saturday: moves forward to the next such day. */
  weekday?: number;
  /** Start time, `HH:MM`. */
  at: string;
  doorsMinutes?: number;
  lengthMinutes: number;
}

/** Exceptions from the usual event. */
interface SeedTwist {
  status?: 'Cancelled' | 'Postponed' | 'Rescheduled';
  /** For postponed and rescheduled events: original date in days from today. */
  previousDays?: number;
  refundedCount?: number;
  /** The sale opens in this many hours; by default it is open. */
  opensInHours?: number;
  /** Opens a presale, which lasts until the sale opens. */
  presaleCode?: string;
  /** Buyers wait: arrivals are taken already, and admitted from this many minutes on. */
  waitingRoom?: { opensInMinutes: number; admittedPerMinute: number };
  /** Places are drawn for, in all zones or in some; entries close, and results come, in this many hours. */
  draw?: { closesInHours: number; resultsInHours: number; autoClaim: boolean; zones?: readonly string[] };
  /**
   * Places are bid for, in all zones or in some, from their price on; offers close in this many hours, and results come
   * then or at a time of their own.
   */
  auction?: {
    closesInHours: number;
    resultsInHours?: number;
    stepDollars: number;
    mostSteps?: number;
    zones?: readonly string[];
  };
  /** The sale closed this many hours ago, before the event. */
  closedHoursAgo?: number;
  idRequired?: boolean;
  noTransfer?: boolean;
  noResale?: boolean;
  refundable?: boolean;
  limitPerPerson?: number;
}

/** Authored part of an event; the rest follows from kind, venue and place. */
export interface EventSeed {
  vanityName: string;
  name: string;
  shortName?: string;
  kind: EventKind;
  tags?: readonly string[];
  organiser: string;
  venue: string;
  /** One of the venue's charts; defaults to its first; `none` for an event that is only a stream. */
  chart?: string;
  /** Headliner first; in sports the home side, then the visitors. */
  lineup: readonly string[];
  /** Tour or run that it is a date of. */
  series?: SeriesCode;
  /** Not published yet. */
  isDraft?: true;
  /** Page with words of the organiser, at this slug. */
  customPage?: { slug: string; headline: ThreeTexts; text: ThreeTexts };
  when: SeedTime;
  /** Face value in dollars of each price zone on sale. */
  prices: Readonly<Record<string, number>>;
  /** Face value in dollars of the first row of a zone, sold on its own. */
  frontRow?: { zone: string; price: number };
  /** Gate of the venue by price zone. */
  gates?: Readonly<Record<string, string>>;
  /** Sold by early birds, regularly and in the last weeks, each at its own prices. */
  hasTiers?: true;
  /** Face value of the stream in dollars. */
  streamPrice?: number;
  /** The stream never stops, so that there is one to watch at any time. */
  isRoundTheClock?: true;
  /** Whole tables: places at each, how many there are, and the face value of one in dollars. */
  tables?: { places: number; count: number; dollars: number };
  /** Places sold to groups as one unit, like tables. */
  groups?: { places: number; count: number; dollars: number };
  /** Packages of a place in a zone, or its first section, and extras; face value in dollars. */
  packages?: readonly (Pick<CataloguePackage, 'code' | 'kind' | 'name' | 'description' | 'extras'> & {
    zone: string;
    dollars: number;
  })[];
  /** Child and senior prices as shares of the adult price. */
  agePrices?: { child: number; senior: number };
  /** Share sold in advance, for all zones or by zone. */
  sold: number | Readonly<Record<string, number>>;
  minimumAge?: number;
  promoted?: boolean;
  carouselOrder?: number;
  extras?: readonly ExtraCode[];
  sponsors?: readonly string[];
  paymentTypes?: NonNullable<CatalogueEvent['paymentTypes']>;
  twist?: SeedTwist;
  /** A promo code for everyone, one for the first, one that has ended, and a discount for groups. */
  hasDiscounts?: true;
  /** Promo code for guests, who pay nothing: no event with one has fees. */
  freeWithCode?: string;
  /** Whether the organiser has questions at checkout. */
  hasQuestions?: true;
  text: ThreeTexts;
  poster: { family: string; palette: string };
}

/** Returns the share of a zone sold in advance. */
export function soldShareOf(seed: EventSeed, zone: CatalogueOfferGroup['code']): number {
  return typeof seed.sold === 'number' ? seed.sold : (seed.sold[zone] ?? 0.4);
}

import type { CatalogueOfferGroup, EventKind } from '../catalogue.ts';
import type { ExtraCode } from './extras.ts';

/** A sentence or two in English, French and Spanish. */
export type ThreeTexts = readonly [en: string, fr: string, es: string];

/** When an event is, counted from the day on which the catalogue is built, in the venue's zone. */
export interface SeedTime {
  /** Days from today; negative is past. */
  days: number;
  /** 0 Sunday to 6 Saturday: moves on to the next such day. */
  weekday?: number;
  /** `HH:MM` of the start. */
  at: string;
  doorsMinutes?: number;
  lengthMinutes: number;
}

/** What is unusual about an event. */
export interface SeedTwist {
  status?: 'Cancelled' | 'Postponed' | 'Rescheduled';
  /** For postponed and rescheduled events: days from today of the first date. */
  previousDays?: number;
  refundedCount?: number;
  /** The sale opens in so many hours; otherwise it has opened already. */
  opensInHours?: number;
  /** The sale has closed, though the event is still to come. */
  closedHoursAgo?: number;
  idRequired?: boolean;
  noTransfer?: boolean;
  noResale?: boolean;
  refundable?: boolean;
  limitPerPerson?: number;
}

/** What a person decides about an event; the rest follows from kind, venue and place. */
export interface EventSeed {
  vanityName: string;
  name: string;
  shortName?: string;
  kind: EventKind;
  tags?: readonly string[];
  organiser: string;
  venue: string;
  /** One of the venue's charts; its first when missing; `none` for a stream alone. */
  chart?: string;
  /** Headliner first; in sports the home side, then the visitors. */
  lineup: readonly string[];
  when: SeedTime;
  /** Face value in dollars for each price zone that is on sale. */
  prices: Readonly<Record<string, number>>;
  /** Face value in dollars of the stream. */
  streamPrice?: number;
  /** Child and senior prices beside the adult's, as shares of it. */
  agePrices?: { child: number; senior: number };
  /** Share sold already, for all zones or by zone. */
  sold: number | Readonly<Record<string, number>>;
  minimumAge?: number;
  promoted?: boolean;
  carouselOrder?: number;
  extras?: readonly ExtraCode[];
  sponsors?: readonly string[];
  twist?: SeedTwist;
  text: ThreeTexts;
  poster: { family: string; palette: string };
}

/** Share sold of one zone. */
export function soldShareOf(seed: EventSeed, zone: CatalogueOfferGroup['code']): number {
  return typeof seed.sold === 'number' ? seed.sold : (seed.sold[zone] ?? 0.4);
}

import type { Catalogue } from './catalogue.ts';
import type { CatalogueLocale } from './value.ts';

/** What a promoter sells of an event, and on which terms. */
export interface SampleEngagement {
  /** Vanity name of an event of the partner. */
  event: string;
  paymentKinds: readonly ('cash' | 'card' | 'link')[];
  /** Most {product} of one guest; that of the event if absent. */
  mostPerGuest?: number;
  /** The first that fits counts: a share in percent, or an amount in minor units. */
  commission: readonly ({ paymentKind?: 'cash' | 'card' | 'link' } & (
    { percent: number } | { amount: number }
  ))[];
  /** Places that are set aside, by zone. */
  stock: Readonly<Record<string, number>>;
  /** When the engagement ends, from the seeding on; the end of sale if absent. */
  endsInDays?: number;
  /** Sale by link that waits for its guest. */
  openLink?: { zone: string; quantity: number; guest: string };
}

/** Demo account, ready to log in. */
export interface SampleAccount {
  emailAddress: string;
  firstName: string;
  lastName: string;
  countryCode: 'US' | 'CA';
  postalCode: string;
  locale: CatalogueLocale;
  isVerified: boolean;
  role?: 'promoter' | 'client';
  /** Address of a PayPal account for payouts of sales. */
  payPal?: string;
  /** Of a promoter, who is engaged for the other events of the partner too, without stock. */
  engagements?: readonly SampleEngagement[];
}

/** Unfinished account of an invited person, with the details that are known. */
export interface InvitedSampleAccount {
  emailAddress: string;
  locale: CatalogueLocale;
  details: {
    firstName?: string;
    lastName?: string;
    /** `YYYY-MM-DD` or `YYYY-MM`. */
    dateOfBirth?: string;
    gender?: 'FEMALE' | 'MALE' | 'UNDECLARED';
    countryCode?: string;
    postalCode?: string;
  };
}

/**
 * Pages that show a situation: of an event, of its headliner, venue or organiser, a link that puts its cheapest offer into
 * the cart, and some of no event.
 */
export type SampleCasePage =
  | 'ad'
  | 'customEvent'
  | 'directCheckout'
  | 'draw'
  | 'eventPreview'
  | 'marketOffers'
  | 'myTokensRequested'
  | 'organiserAttendees'
  | 'organiserTeam'
  | 'token'
  | 'myTokensManaging'
  | 'tokenAssign'
  | 'seasonPass'
  | 'seasonPassBulkAssign'
  | 'mailbox'
  | 'transactionSupport'
  | 'performer'
  | 'location'
  | 'client'
  | 'calendar'
  | 'following'
  | 'organisers'
  | 'promoterSale'
  | 'promoterSettlement';

/** Situation that a person can click through, for the list of the sandbox; in English, as the whole sandbox. */
export interface SampleCase {
  /** Heading above it. */
  topic: string;
  title: string;
  /** Vanity name of the event that shows it; none if the page is of no event. */
  event?: string;
  /** What to do and what happens then. */
  steps: string;
  /** Page that shows it, if it is not the event's own. */
  page?: SampleCasePage;
  /** Change of the event that the list offers with a button: of its fate, after a purchase, or of its prices, before. */
  change?: 'cancelled' | 'postponed' | 'rescheduled' | 'dearer';
  /** The list has buttons that ship the orders of the event, and deliver them. */
  ships?: true;
}

/** What a fan asks for in the Wish List or the auction of an event; a later one of the same fan changes it. */
export interface SampleWish {
  /** Vanity name of the event. */
  event: string;
  way: 'draw' | 'auction';
  /** Email address of the account. */
  fan: string;
  /** When it is made: whole hours from when the sample is loaded; negative is past. */
  hours: number;
  /** Codes of the offer groups: of a draw in order of preference, of an auction one. */
  zones: readonly string[];
  quantity: number;
  /** Whole steps above the minimum of an auction. */
  steps?: number;
  /** The card is refused when it is charged. */
  isRefused?: true;
}

/** State of one {product} that its buyer has: unassigned, for the buyer, for a guest or child, or transferred. */
export type SampleToken =
  | { as: 'open' | 'mine' }
  | { as: 'guest' | 'child'; firstName: string; lastName: string; /** `YYYY-MM-DD`. */ birthDate?: string }
  | {
      /** `sent` still waits for its recipient; all but `sent` and `declined` need an account. */
      as: 'sent' | 'accepted' | 'declined' | 'returned';
      to: string;
      message?: string;
    };

/** What a fan bought at a fixed price, and handed on. */
export interface SampleHandOver {
  /** Vanity name of the event. */
  event: string;
  /** Code of the offer group. */
  zone: string;
  /** Email address of the account. */
  giver: string;
  /** One for each {product}. */
  tokens: readonly SampleToken[];
}

/** What a fan has bought at an event and offers to other fans, or wants from them. */
export interface SampleListing {
  /** Vanity name of the event. */
  event: string;
  /** Email address of the account. */
  fan: string;
  /** Code of the offer group. */
  zone: string;
  quantity: number;
  /** Price in percent of the face value, before fees. */
  percent: number;
}

/** Season of an organisation, with members. */
export interface SampleSeason {
  code: string;
  name: Partial<Record<CatalogueLocale, string>>;
  /** Vanity names of events of one organisation, with the code of the seated offer group of its members. */
  events: readonly { event: string; zone: string }[];
  members: readonly {
    /** Email address of the account. */
    fan: string;
    memberId: string;
    /** Adjacent seats for each date. */
    seats: number;
    autoRenew: boolean;
  }[];
}

/** What happened in the sample before it is looked at: fans who entered draws, made offers, handed {product} on and listed what they have. */
export interface SampleStory {
  /** Made-up fans beside the demo accounts. Their mail is not kept. */
  crowd: readonly SampleAccount[];
  wishes: readonly SampleWish[];
  listings: readonly SampleListing[];
  /** Standing offers for what other fans sell, in percent of the official price. */
  bids: readonly SampleListing[];
  /** Events that are cancelled meanwhile, by vanity name, with when. */
  cancelled: readonly { event: string; hours: number }[];
  handOvers: readonly SampleHandOver[];
  seasons: readonly SampleSeason[];
}

/** Domain of the made-up fans: the sandbox drops mail to it. */
export const crowdDomain = 'crowd.foyer.example';

/** Examples that the command `foyer` loads into a sandbox. */
export interface SampleWorld {
  /** Builds the events, or those that `only` names, with dates relative to `today`. */
  buildCatalogue: (options: { today: Date; only?: readonly string[] }) => Catalogue;
  accounts: readonly SampleAccount[];
  invitedAccounts: readonly InvitedSampleAccount[];
  cases: readonly SampleCase[];
  story: SampleStory;
  /** Password of all accounts; public. */
  password: string;
  /** Vanity name and host prefix of the organiser with a site of its own; demo organiser and promoter act for it. */
  partner: string;
  /** Folder with the open jobs, `<locale>.json`. */
  jobsFolder: string;
}

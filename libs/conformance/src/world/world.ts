import type {
  CreateAccountRequest,
  GatewayCredentials,
  MemberRight,
  Money,
  ThirdPartyLoginRequest,
} from '@foyer/contract';

/** Callers of the function matrix. */
export const principals = [
  'anonymous',
  'unverified',
  'blackListed',
  'fan',
  'otherFan',
  'promoter',
  'otherPromoter',
  'organiser',
  'otherOrganiser',
] as const;
export type Principal = (typeof principals)[number];

/** Principal with an account. `fan` and `otherFan` have a verified address and no role. */
export type Role = Exclude<Principal, 'anonymous'>;

/** Account with a session. */
export interface Person {
  userId: string;
  token: string;
  emailAddress: string;
}

/** Event on sale. Carts of the cases hold one item of `offerGroupId`. */
export interface Sale {
  eventId: string;
  marketplaceId: string;
  /** Offer without seats, or with seats that the server chooses; stock for every case. */
  offerGroupId: string;
  /** Offer with numbered seats. */
  seatedOfferGroupId: string | undefined;
  /** Section of the seat chart. */
  sectionCode: string | undefined;
  clientId: string | undefined;
  /** Package on sale in the window `marketplaceId`. */
  inventoryPackageId: string | undefined;
  /** Code that opens another sale window. */
  presaleCode: string | undefined;
  /** Offer of another window, whose draw takes entries. */
  drawOfferGroupId: string | undefined;
  /** Offer of another window, whose auction takes offers at its minimum of 50.00. */
  auctionOfferGroupId: string | undefined;
  /** The event, if `offerGroupId` is for its stream, which is live. */
  streamEventId: string | undefined;
}

/** Things that no call of the contract creates: the input and result of each maker. */
export interface Things {
  /** Event on sale, the same one at every call. */
  sale: { from: undefined; made: Sale };
  /** Another event on sale; `hide` makes it invisible to buyers, such as an event that was unpublished. */
  hiddenSale: { from: undefined; made: Sale & { hide: () => Promise<void> } };
  /** Event on sale of another organisation than the one of `sale` and `partnerSite`. */
  foreignSale: { from: undefined; made: Sale };
  /** Verified account with one right in the organisation of a sale. */
  member: { from: { sale: Sale; right: MemberRight }; made: Person };
  /** Verified account that sells the event of a sale as a promoter. */
  engagedPromoter: { from: { sale: Sale }; made: Person };
  /** Host name of the white-label site of the organisation of `sale`. */
  partnerSite: { from: undefined; made: string };
  /** Origin of a page that may embed the widget. */
  partnerPage: { from: undefined; made: string };
  /** Single-use card token of the gateway's card fields; `challenged` is a card for which the bank asks the buyer. */
  cardToken: { from: { challenged: boolean }; made: string };
  /** Credentials of a gateway account that an organisation may add. */
  gatewayCredentials: { from: undefined; made: GatewayCredentials };
  /** WHIP and WHEP endpoint of a media server that the server can reach. */
  mediaServer: { from: undefined; made: string };
  /** Verification token that the bank returns after the buyer's approval. */
  verificationToken: { from: { verificationUrl: string }; made: string };
  /** Payment by the buyer on a provider's page; its address. */
  providerPayment: { from: { redirectUrl: string }; made: string };
  /** Win of a person in a draw, whose card was refused; what it costs. */
  refusedWin: { from: Person; made: { offerId: string; total: Money } };
  /** Win of a person in a draw whose winners claim, which can be claimed. */
  winToClaim: { from: Person; made: { offerId: string } };
  /** Sold listing of a person, whose payout has failed. */
  failedPayout: { from: Person; made: { eventId: string; listingId: string } };
  /** Season pass of a person with standing places of the event of a sale. */
  seasonPass: {
    from: { person: Person; sale: Sale };
    made: { membershipId: string; eventId: string; tokenIds: string[] };
  };
  /** Accepted offer of a person in an auction, and seats that can be picked for it. */
  acceptedOffer: { from: Person; made: { offerId: string; seatCodes: string[] } };
  /** Token of the link to a page in the newest mail to an address. */
  mailedToken: { from: { emailAddress: string; page: string }; made: string };
  /** Link of the newest invitation to a hand-over that was mailed to an address. */
  mailedInvitation: { from: { emailAddress: string }; made: { inviteId: string; acceptanceCode: string } };
  /** Lets what a person has sent wait, as in a young session; secret of the link that takes it back. */
  undoLink: { from: Person; made: string };
  /** Token of a log-in link, as mailed after too many wrong passwords. */
  logInLink: { from: Person; made: string };
  /** Token of the link that completes a partial account. */
  invitation: { from: undefined; made: string };
  /** Return of a new person from a third-party provider. */
  providerReturn: { from: undefined; made: ThirdPartyLoginRequest };
  /** Promo code of the event of a sale, which each person may use. */
  promoCode: { from: { sale: Sale }; made: string };
  /** Slug of the page that the organiser of a sale's event wrote. */
  customEventPage: { from: { sale: Sale }; made: string };
  /** Id of an advertisement. */
  advertisement: { from: undefined; made: string };
  /** Name of an open position. */
  openPosition: { from: undefined; made: string };
}
export type ThingName = keyof Things;

/** Port of the suite: an operator makes the people and things that the cases need. */
export interface World {
  /**
   * Creates an account with a session.
   * @throws NotInWorld if the operator has no such people
   */
  newPerson: (role: Role, details?: Partial<CreateAccountRequest>) => Promise<Person>;
  /**
   * Makes a thing.
   * @throws NotInWorld if the operator has no such things
   */
  make: <Name extends ThingName>(
    name: Name,
    ...from: Things[Name]['from'] extends undefined ? [] : [Things[Name]['from']]
  ) => Promise<Things[Name]['made']>;
}

/** The world lacks a kind of person or thing: the cases that need it are left out and counted. */
export class NotInWorld extends Error {
  readonly missing: string;
  constructor(missing: string) {
    super(`This world has no ${missing}`);
    this.missing = missing;
  }
}

export type ThingMakers = {
  [Name in ThingName]: (from: Things[Name]['from']) => Promise<Things[Name]['made']>;
};

/** Parts of a world, as an adapter declares them. Kinds without a maker are missing in the world. */
export interface WorldParts {
  people: Partial<Record<Role, (details: Partial<CreateAccountRequest>) => Promise<Person>>>;
  things: Partial<ThingMakers>;
}

/** Creates a world from its makers of people and things. */
export function createWorld({ people, things }: WorldParts): World {
  return {
    newPerson: async (role, details = {}) => {
      const make = people[role];
      if (!make) throw new NotInWorld(role);
      return make(details);
    },
    make: async (name, ...[from]) => {
      const make = things[name];
      if (!make) throw new NotInWorld(name);
      return make(from);
    },
  };
}

/** Kind of a charge: a part of the price, or of a resale's proceeds. */
export const chargeKinds = ['face', 'discount', 'fee', 'tax', 'share', 'proceeds'] as const;

/** Parties that an amount of a sale can go to. */
export const recipientKinds = [
  'platform',
  'organiser',
  'venue',
  'promoter',
  'seller',
  'charity',
  'paymentProvider',
  'tax',
] as const;

/** Party that an amount goes to, or that bears a discount. */
export interface Recipient {
  recipientKind: (typeof recipientKinds)[number];
  /** Id of the party: a tax by its code, a payment provider by its name; empty for the platform. */
  recipientId: string;
}

/** Part of an order that amounts are charged for: one token, equal units of a line, or, without a line, the order. */
export interface ChargedPart {
  cartGuid: string | null;
  tokenId: string | null;
  /** Equal units in the amount. */
  quantity: number;
}

/** Amount that a buyer paid to one recipient; the charges of an order sum to its total. */
export interface Charge extends ChargedPart, Recipient {
  kind: (typeof chargeKinds)[number];
  code: string;
  /** Minor units, for all units together; negative for a discount. A credit has the opposite sign. */
  amount: number;
  refundable: boolean;
  /** {product} that was given up, of a charge that credits a charge of it; absent for all others. */
  creditsTokenId?: string;
}

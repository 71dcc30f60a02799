/** Kinds of ledger accounts; the check of `ledger_account.kind` lists the same. */
export const accountKinds = [
  'buyer',
  'organiser',
  'platform',
  'venue',
  'tax',
  'paymentProvider',
  'charity',
  // Proceeds of a resale: until the event is over, and then due for payout.
  'sellerPending',
  'sellerPayable',
  // Money of bids and offers that is not a sale yet.
  'escrow',
  'payoutClearing',
  // Cash that a promoter took and owes, and commission that the promoter is owed.
  'promoterDrawer',
  'promoterCommission',
  'dispute',
  // Cost of discounts, by bearer: an organiser's id, empty for the platform.
  'discount',
  // Money that went to an organisation's own gateway account.
  'gatewaySettlement',
] as const;

/** Accounts that an organisation's statement lists. */
export const organisationAccounts = [
  'organiser',
  'discount',
  'gatewaySettlement',
  // Set aside for a payout that is not paid yet.
  'payoutClearing',
  // Its own where it collects the money itself; any other is the provider's.
  'dispute',
] as const satisfies AccountKind[];

export type AccountKind = (typeof accountKinds)[number];

/** Kinds of objects that a ledger transaction is about; the check of `ledger_transaction.subject_kind` lists the same. */
export const subjectKinds = ['order', 'payment', 'refund', 'dispute', 'payout', 'settlement'] as const;

/** Object that a ledger transaction is about. */
export interface LedgerSubject {
  subjectKind: (typeof subjectKinds)[number];
  subjectId: string;
}

import type {
  PromoterAssignRequest,
  PromoterAssignRequestV1,
  PromoterSaleRequestV1,
  PromoterTransaction,
  PromoterTransactionPage,
  PromoterTransactionPageV1,
  PromoterTransactionV1,
} from '@foyer/contract';
import type { SaleOrder } from './holdForGuest.ts';

/** Reads an order of the first version: one offer, flat. */
export const orderOfV1 = ({
  eventId,
  offerGroupId,
  quantity,
  emailAddress,
  birthDate,
  ...payment
}: PromoterSaleRequestV1): SaleOrder => ({
  eventId,
  lines: [{ offerGroupId, quantity }],
  guest: { emailAddress, ...(birthDate === undefined ? {} : { birthDate }) },
  payment,
});

/** Reads an assignment of the first version: one offer, flat. */
export const assignmentOfV1 = ({
  eventId,
  offerGroupId,
  quantity,
  emailAddress,
}: PromoterAssignRequestV1): PromoterAssignRequest => ({
  eventId,
  lines: [{ offerGroupId, quantity }],
  guest: { emailAddress },
});

/** First version of a transaction: flat, without items and entry codes. */
export const presentTransactionV1 = ({
  transactionId,
  eventId,
  state,
  paymentKind,
  guest,
  items,
  total,
  commission,
  createdAt,
}: PromoterTransaction): PromoterTransactionV1 => ({
  ...{ transactionId, eventId, state, paymentKind, total, commission, createdAt },
  ...(guest.emailAddress === undefined ? {} : { emailAddress: guest.emailAddress }),
  quantity: items.reduce((sum, item) => sum + item.quantity, 0),
});

export const presentTransactionsV1 = ({
  transactions,
  ...page
}: PromoterTransactionPage): PromoterTransactionPageV1 => ({
  transactions: transactions.map(presentTransactionV1),
  ...page,
});

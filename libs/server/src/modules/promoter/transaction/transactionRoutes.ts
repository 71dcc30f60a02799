import type { PromoterSaleRequest } from '@foyer/contract';
import { attemptSteps } from '../../../platform/attempts/attemptSteps.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { withTransaction, type InTransaction } from '../../../platform/http/withTransaction.ts';
import type { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { assignToGuest, editTransaction, revokeTransaction } from './assignToGuest.ts';
import { retryingSeats } from '../../../sale/hold/holdLines.ts';
import { sellToGuest } from './sellToGuest.ts';
import { undoSale } from './undoSale.ts';
import { readTransaction, readTransactions } from './transactionPresenter.ts';
import { assignmentOfV1, orderOfV1, presentTransactionsV1, presentTransactionV1 } from './transactionV1.ts';

const asking = ({
  platform,
  actor,
  locale,
  query: { eventId },
}: Pick<BaseContext, 'platform' | 'locale'> & { actor: Actor; query: { eventId: string } }) => ({
  ...{ platform, locale, eventId },
  promoterId: actor.userId,
});

/** Links are mails to addresses that the promoter names. */
const countMail = attemptSteps('promoter link limits', {
  linkPerPromoter: { points: 500, windowSeconds: 60 * 60 },
})('linkPerPromoter');

const assigning = ({
  platform,
  tx,
  now,
  locale,
  site,
  search,
  actor,
}: BaseContext & InTransaction & { actor: Actor; search: SeatSearch }) => ({
  ...{ platform, tx, now, locale, site, search },
  promoterId: actor.userId,
});

const revoke = async (
  context: BaseContext & { actor: Actor; query: { eventId: string; transactionId: string } },
) => {
  const { platform, actor, query } = context;
  const { userId: promoterId } = actor;
  await inTransaction(platform.database, (tx, now) => revokeTransaction({ tx, now, promoterId }, query));
  return readTransaction(asking(context), query.transactionId);
};

export const transactionRoutes = implement({
  assignAsPromoter: route(idempotent, countMail, retryingSeats, withTransaction, (context) =>
    assignToGuest(assigning(context), context.body),
  ),
  assignAsPromoterV1: route(idempotent, countMail, retryingSeats, withTransaction, (context) =>
    assignToGuest(assigning(context), assignmentOfV1(context.body)),
  ),
  editPromoterTransaction: route(countMail, retryingSeats, withTransaction, (context) =>
    editTransaction(assigning(context), context.body),
  ),
  editPromoterTransactionV1: route(countMail, retryingSeats, withTransaction, (context) =>
    editTransaction(assigning(context), context.body),
  ),
  resendPromoterTransaction: route(countMail, retryingSeats, withTransaction, (context) =>
    editTransaction(assigning(context), context.body),
  ),
  resendPromoterTransactionV1: route(countMail, retryingSeats, withTransaction, (context) =>
    editTransaction(assigning(context), context.body),
  ),
  revokePromoterTransaction: revoke,
  revokePromoterTransactionV1: async (context) => presentTransactionV1(await revoke(context)),
  sellAsPromoter: resumable(sellToGuest((body: PromoterSaleRequest) => body)),
  sellAsPromoterV1: resumable(sellToGuest(orderOfV1)),
  undoPromoterSale: (context) =>
    undoSale(asking({ ...context, query: context.body }), context.body.transactionId),
  listPromoterTransactions: (context) => readTransactions(asking(context), context.query),
  searchPromoterTransactions: (context) =>
    readTransactions(asking({ ...context, query: context.body }), context.body),
  listPromoterTransactionsV1: async (context) =>
    presentTransactionsV1(await readTransactions(asking(context), context.query)),
  getPromoterTransaction: (context) => readTransaction(asking(context), context.query.transactionId),
  getPromoterTransactionV1: async (context) =>
    presentTransactionV1(await readTransaction(asking(context), context.query.transactionId)),
});

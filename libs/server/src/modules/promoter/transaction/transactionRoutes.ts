import type { PromoterSaleRequest } from '@foyer/contract';
import type { Actor } from '../../../platform/http/actor.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { sellToGuest } from './sellToGuest.ts';
import { undoSale } from './undoSale.ts';
import { readTransaction, readTransactions } from './transactionPresenter.ts';
import { orderOfV1, presentTransactionsV1, presentTransactionV1 } from './transactionV1.ts';

const asking = ({
  platform,
  actor,
  locale,
  query: { eventId },
}: Pick<BaseContext, 'platform' | 'locale'> & { actor: Actor; query: { eventId: string } }) => ({
  ...{ platform, locale, eventId },
  promoterId: actor.userId,
});

export const transactionRoutes = implement({
  sellAsPromoter: resumable(sellToGuest((body: PromoterSaleRequest) => body)),
  sellAsPromoterV1: resumable(sellToGuest(orderOfV1)),
  undoPromoterSale: (context) =>
    undoSale(asking({ ...context, query: context.body }), context.body.transactionId),
  listPromoterTransactions: (context) => readTransactions(asking(context), context.query),
  listPromoterTransactionsV1: async (context) =>
    presentTransactionsV1(await readTransactions(asking(context), context.query)),
  getPromoterTransaction: (context) => readTransaction(asking(context), context.query.transactionId),
  getPromoterTransactionV1: async (context) =>
    presentTransactionV1(await readTransaction(asking(context), context.query.transactionId)),
});

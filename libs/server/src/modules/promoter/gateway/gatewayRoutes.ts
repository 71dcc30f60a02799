import { implement, route } from '../../../platform/http/route.ts';
import { inTwoTransactions } from '../../../platform/http/inTwoTransactions.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { createGateway, listGateways, redactGateway, updateGateway } from './gatewayService.ts';
import {
  finishTestPayment,
  finishTestRefund,
  giveDollarBack,
  payOneDollar,
  prepareTestPayment,
  prepareTestRefund,
} from './testPayment.ts';

const gatewayRoutes = implement({
  listGateways: ({ platform, query: { clientId } }) => listGateways(platform, clientId),
  createGateway: route(withTransaction, ({ platform, tx, body }) => createGateway({ platform, tx }, body)),
  updateGateway: route(withTransaction, ({ platform, tx, body }) => updateGateway({ platform, tx }, body)),
  redactGateway: route(withTransaction, ({ platform, tx, now, body }) =>
    redactGateway({ platform, tx, now }, body),
  ),

  purchaseOneDollar: inTwoTransactions({
    prepare: ({ body, ...context }) => prepareTestPayment(context, body),
    call: ({ platform, request, actor: { userId }, body }, progress) =>
      payOneDollar({ platform, request, userId }, body, progress),
    record: (context, progress, outcome) => finishTestPayment(context, progress, outcome),
  }),

  refundTestPayment: inTwoTransactions({
    prepare: ({ body, ...context }) => prepareTestRefund(context, body),
    call: ({ platform }, refund) => giveDollarBack(platform, refund),
    record: (context, refund) => finishTestRefund(context, refund),
  }),
});

/** Gateway accounts of organisations, and test payments by them. */
export const gatewayModule = {
  routes: gatewayRoutes,
  tables: { gatewayTestPayment: 'noPersons' },
} satisfies ServerModule;

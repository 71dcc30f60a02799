import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { inTwoTransactions } from '../../../platform/http/inTwoTransactions.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { readEventAccount } from '../../../sale/gateway-account/gatewayAccounts.ts';
import { storeAtGateway } from '../../../sale/payment-means/cardLimit.ts';
import {
  checkRoom,
  keepCard,
  listUsableMeans,
  paymentMethods,
  removeCard,
} from '../../../sale/payment-means/paymentMeansService.ts';
import { prepareUpdate, recordUpdate, updateAtGateway } from '../../../sale/payment-means/updateCard.ts';
import {
  confirmAtGateway,
  prepareVerification,
  recordVerification,
} from '../../../sale/payment-means/verifyCard.ts';

export const paymentMeansRoutes = implement({
  listPaymentMethods: ({ platform, site, locale, query: { eventId } }) =>
    paymentMethods(platform, { site, locale, eventId }),

  listPaymentMeans: async ({ platform, actor, site, query }) => ({
    paymentMeans: await listUsableMeans(platform, { userId: actor.userId, site, ...query }),
  }),

  addPaymentMeans: inTwoTransactions({
    prepare: async ({ actor, body, ...context }) => {
      if (!body.onePurchase) await checkRoom({ ...context, userId: actor.userId });
      const { gatewayAccountId } = await readEventAccount(context.tx, body.eventId, context.site);
      return { paymentMethodId: context.platform.newId(), gatewayAccountId };
    },
    call: async ({ actor, ...context }, progress) =>
      (await storeAtGateway({ ...context, userId: actor.userId }, progress)) ?? null,
    record: ({ actor, body, ...context }, progress, card) =>
      keepCard({ ...context, userId: actor.userId }, { ...progress, request: body, card: card ?? undefined }),
  }),

  removePaymentMeans: route(idempotent, withTransaction, ({ actor, query, ...context }) =>
    removeCard({ ...context, userId: actor.userId }, query.paymentMethodId),
  ),

  updatePaymentMeans: inTwoTransactions({
    prepare: ({ actor, body, ...context }) => prepareUpdate({ ...context, userId: actor.userId }, body),
    call: ({ platform }, update) => updateAtGateway(platform, update),
    record: ({ actor, body, ...context }, _update, outcome) =>
      recordUpdate({ ...context, userId: actor.userId }, body, outcome),
  }),

  verifyPaymentMeans: inTwoTransactions({
    prepare: ({ actor, body, ...context }) => prepareVerification({ ...context, userId: actor.userId }, body),
    call: ({ platform, body }, card) => confirmAtGateway(platform, card, body),
    record: ({ actor, ...context }, card, verification) =>
      recordVerification({ ...context, userId: actor.userId }, card, verification),
  }),
});

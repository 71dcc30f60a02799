import type { Actor } from '../../../platform/http/access/actor.ts';
import { Failure } from '../../../platform/http/answers/failure.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { withTransaction, type InTransaction } from '../../../platform/http/withTransaction.ts';
import { returnUnsold } from '../engagement/returnUnsold.ts';
import { readAccount, readAccounts, type Reading } from './accountPresenter.ts';
import { giveCashBack } from './cashRefund.ts';
import { answerSettlement, proposeSettlement, recordCash, type Acting } from './settleAccount.ts';

type Context = BaseContext & { actor: Actor };

const reading = ({ platform, site, locale }: Context): Reading => ({
  ...{ db: platform.database.query, scope: site, locale },
});

const acting = ({ platform, tx, now, actor }: Context & InTransaction, side: Acting['side']): Acting => ({
  ...{ platform, tx, now, side, memberId: side === 'organiser' ? actor.userId : null },
});

/** Reads the account as the transaction leaves it. */
const readChanged = (context: Context & InTransaction, key: { eventId: string; userId: string }) =>
  readAccount({ ...reading(context), db: context.tx }, key);

/** Answers a settlement, of the caller or of any promoter. */
async function answer(
  context: Context & InTransaction & { body: { eventId: string; settlementId: string; accepted: boolean } },
  side: Acting['side'],
) {
  const { body, actor } = context;
  const { eventId, accepted } = body;
  const promoter = side === 'promoter' ? { promoterId: actor.userId } : {};
  const answered = await answerSettlement(acting(context, side), body, { accepted, ...promoter });
  return answered instanceof Failure ? answered : readChanged(context, { eventId, userId: answered });
}

export const settlementRoutes = implement({
  getPromoterSettlement: (context) =>
    readAccount(reading(context), { eventId: context.query.eventId, userId: context.actor.userId }),
  proposePromoterSettlement: route(withTransaction, async (context) => {
    const key = { eventId: context.body.eventId, userId: context.actor.userId };
    await proposeSettlement(acting(context, 'promoter'), key);
    return readChanged(context, key);
  }),
  answerPromoterSettlement: route(withTransaction, (context) => answer(context, 'promoter')),
  recordPromoterRefund: async (context) => {
    const key = await giveCashBack(context.platform, context.body, context.actor.userId);
    return readAccount(reading(context), key);
  },
  returnPromoterInventory: route(withTransaction, async (context) => {
    const key = { eventId: context.body.eventId, userId: context.actor.userId };
    await returnUnsold(context.tx, key);
    return readChanged(context, key);
  }),

  listPromoterAccounts: (context) => readAccounts(reading(context), context.query.eventId),
  proposeSettlementToPromoter: route(withTransaction, async (context) => {
    const key = { eventId: context.body.eventId, userId: context.body.promoterId };
    await proposeSettlement(acting(context, 'organiser'), key);
    return readChanged(context, key);
  }),
  answerSettlementOfPromoter: route(withTransaction, (context) => answer(context, 'organiser')),
  recordPromoterCash: route(idempotent, withTransaction, async (context) => {
    const key = { eventId: context.body.eventId, userId: context.body.promoterId };
    await recordCash(acting(context, 'organiser'), key, context.body.amount);
    return readChanged(context, key);
  }),
  payBackForPromoter: async (context) => {
    const key = await giveCashBack(context.platform, context.body, undefined);
    return readAccount(reading(context), key);
  },
});

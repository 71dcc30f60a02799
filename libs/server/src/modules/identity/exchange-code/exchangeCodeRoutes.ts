import { implement } from '../../../platform/http/route.ts';
import { createExchangeCode, redeemExchangeCode } from './exchangeCodeService.ts';

export const exchangeCodeRoutes = implement({
  createExchangeCode: ({ platform, actor, body }) => createExchangeCode(platform, actor, body.hostOrigin),
  redeemExchangeCode: (context) => redeemExchangeCode(context, context.body),
});

import { implement } from '../../../platform/http/route.ts';
import { completePartialAccount, readPartialAccount } from './partialAccountService.ts';

export const partialAccountRoutes = implement({
  getPartialUserAccount: (context) => readPartialAccount(context, context.query.token),
  completePartialUserAccount: (context) => completePartialAccount(context, context.body),
});

import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { readProfile, updateProfile } from './accountService.ts';

export const accountRoutes = implement({
  getId: async ({ platform, actor }) => ({ id: actor?.userId ?? platform.newId() }),
  getProfile: (context) => readProfile(context, context.actor.userId),
  updateProfile: route(withTransaction, (context) =>
    updateProfile(context, context.actor.userId, context.body),
  ),
});

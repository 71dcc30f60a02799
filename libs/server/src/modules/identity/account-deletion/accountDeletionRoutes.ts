import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { checkAccountDeletion, deleteAccount } from './accountDeletionService.ts';

export const accountDeletionRoutes = implement({
  checkAccountDeletion: ({ platform, actor }) => checkAccountDeletion(platform, actor.userId),
  deleteAccount: route(withTransaction, (context) => deleteAccount(context, context.actor)),
});

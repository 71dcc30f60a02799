import { implement } from '../../../http/implement.ts';
import { route } from '../../../http/route.ts';
import { withTransaction } from '../../../http/withTransaction.ts';
import { findObstacles } from './accountDeletionRepository.ts';
import { deleteAccount } from './accountDeletionService.ts';

export const accountDeletionRoutes = implement({
  checkAccountDeletion: ({ platform, actor }) => findObstacles(platform.database.query, actor.userId),
  deleteAccount: route(withTransaction, (context) => deleteAccount(context, context.actor)),
});

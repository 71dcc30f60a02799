import { implement } from '../../../platform/http/implement.ts';
import { listPayoutMethods } from './payoutMethodRepository.ts';

export const payoutRoutes = implement({
  listPayoutMethods: async ({ platform, actor }) => ({
    payoutMethods: await listPayoutMethods(platform.database.query, actor.userId),
  }),
});

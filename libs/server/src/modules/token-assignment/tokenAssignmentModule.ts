import type { ServerModule } from '../../platform/module/serverModule.ts';
import { activityRoutes } from './activity/activityRoutes.ts';

/** Tokens of their holders. */
export const tokenAssignmentModule = { routes: activityRoutes } satisfies ServerModule;

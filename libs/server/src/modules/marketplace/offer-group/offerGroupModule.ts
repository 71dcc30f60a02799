import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { offerGroupRoutes } from './offerGroupRoutes.ts';

/** Single offers, headings and codes, for the pages of a purchase. */
export const offerGroupModule = { routes: offerGroupRoutes } satisfies ServerModule;

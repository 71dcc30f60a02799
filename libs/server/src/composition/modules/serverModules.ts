import { cartModule } from '../../modules/cart/cartModule.ts';
import { identityModule } from '../../modules/identity/identityModule.ts';
import { marketplaceModule } from '../../modules/marketplace/marketplaceModule.ts';
import { shellModule } from '../../modules/shell/shellModule.ts';
import { tokenAssignmentModule } from '../../modules/token-assignment/tokenAssignmentModule.ts';
import type { Invariant } from '../../platform/database/invariants.ts';
import type { Handlers } from '../../platform/http/operationContext.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { ServerModule, ServerPlugin } from '../../platform/module/serverModule.ts';
import type { PersonalData } from '../../platform/personal-data/personalData.ts';
import type { PageProvider } from '../../platform/web/pageContent.ts';
import { saleModule } from '../../sale/saleModule.ts';
import { platformModule } from './platformModule.ts';

/** Handlers of every operation of the contract. A missing one does not compile. */
export const operationHandlers: Handlers = {
  ...cartModule.routes,
  ...identityModule.routes,
  ...marketplaceModule.routes,
  ...shellModule.routes,
  ...tokenAssignmentModule.routes,
};

const serverModules: readonly ServerModule[] = [
  platformModule,
  saleModule,
  cartModule,
  identityModule,
  shellModule,
  marketplaceModule,
  tokenAssignmentModule,
];

export const modulePlugins: readonly ServerPlugin[] = serverModules.flatMap(({ plugins = [] }) => plugins);

/** Providers of page heads, tried in this order. */
export const modulePages: readonly PageProvider[] = serverModules.flatMap(({ pages = [] }) => pages);

export const moduleJobs: readonly Job<object>[] = serverModules.flatMap(({ jobs = [] }) => jobs);

export const moduleInvariants: readonly Invariant[] = serverModules.flatMap(
  ({ invariants = [] }) => invariants,
);

export const modulePersonalData: readonly PersonalData[] = serverModules.flatMap(
  ({ personalData = [] }) => personalData,
);

import { cartModule } from '../../modules/cart/cartModule.ts';
import { identityModule } from '../../modules/identity/identityModule.ts';
import { marketplaceModule } from '../../modules/marketplace/marketplaceModule.ts';
import { shellModule } from '../../modules/shell/shellModule.ts';
import { tokenAssignmentModule } from '../../modules/token-assignment/tokenAssignmentModule.ts';
import type { Handlers } from '../../platform/http/operationContext.ts';
import { joinModules } from '../../platform/module/joinModules.ts';
import { saleModule } from '../../sale/saleModule.ts';
import { platformModule } from './platformModule.ts';

/** Manifests of all modules. Providers of page heads are tried in this order. */
const server = joinModules(
  platformModule,
  saleModule,
  cartModule,
  identityModule,
  shellModule,
  marketplaceModule,
  tokenAssignmentModule,
);

/** Handlers of every operation of the contract. A missing one does not compile. */
export const operationHandlers: Handlers = server.routes;

export const {
  plugins: modulePlugins,
  pages: modulePages,
  jobs: moduleJobs,
  invariants: moduleInvariants,
  personalData: modulePersonalData,
  tables: moduleTables,
} = server;

import { cartModule } from '../../modules/cart/cartModule.ts';
import { identityModule } from '../../modules/identity/identityModule.ts';
import { marketplaceModule } from '../../modules/marketplace/marketplaceModule.ts';
import { promoterModule } from '../../modules/promoter/promoterModule.ts';
import { shellModule } from '../../modules/shell/shellModule.ts';
import { streamingModule } from '../../modules/streaming/streamingModule.ts';
import { tokenAssignmentModule } from '../../modules/token-assignment/tokenAssignmentModule.ts';
import type { Invariant } from '../../platform/database/invariants.ts';
import type { Handlers } from '../../platform/http/operationContext.ts';
import { createCheckInvariantsJob } from '../../platform/jobs/checkInvariantsJob.ts';
import { joinModules } from '../../platform/module/joinModules.ts';
import type { ServerModule } from '../../platform/module/serverModule.ts';
import { kindsAreKnown } from '../../sale/saleInvariants.ts';
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
  promoterModule,
  streamingModule,
);

/** Handlers of every operation of the contract. A missing one does not compile. */
export const operationHandlers: Handlers = server.routes;

export const {
  plugins: modulePlugins,
  pages: modulePages,
  personalData: modulePersonalData,
  tables: moduleTables,
  on: moduleSubscriptions,
} = server;

/** Returns all invariants. @param more manifests besides the server's own, in a test */
export function allInvariants(more: readonly ServerModule[] = []): Invariant[] {
  const { invariants, commitmentKinds } = joinModules(server, ...more);
  return [...invariants, kindsAreKnown(commitmentKinds)];
}

/** Jobs of all modules, and the check of their invariants. */
export const moduleJobs = [...server.jobs, createCheckInvariantsJob(allInvariants)];

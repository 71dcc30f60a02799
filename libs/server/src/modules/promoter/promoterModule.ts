import { joinModules } from '../../platform/module/joinModules.ts';
import { attendeeModule } from './attendee/attendeeRoutes.ts';
import { feeModule } from './fee/feeRoutes.ts';
import { gatewayModule } from './gateway/gatewayRoutes.ts';
import { handOverModule } from './hand-over/handOverModule.ts';
import { inventoryModule } from './inventory/inventoryRoutes.ts';
import { inviteModule } from './invite/inviteModule.ts';
import { organisationModule } from './organisation/organisationRoutes.ts';
import { paymentConfigModule } from './payment-config/paymentConfigRoutes.ts';
import { performerModule } from './performer/performerRoutes.ts';
import { settlementModule } from './settlement/settlementModule.ts';
import { saleLinkModule } from './sale-link/saleLinkRoutes.ts';
import { resaleModule } from './resale/resaleRoutes.ts';
import { sponsorModule } from './sponsor/sponsorRoutes.ts';
import { transactionModule } from './transaction/transactionModule.ts';

/** Organisers' settings for their events, and what promoters sell. */
export const promoterModule = joinModules(
  attendeeModule,
  feeModule,
  gatewayModule,
  handOverModule,
  inventoryModule,
  inviteModule,
  organisationModule,
  paymentConfigModule,
  performerModule,
  settlementModule,
  saleLinkModule,
  resaleModule,
  sponsorModule,
  transactionModule,
);

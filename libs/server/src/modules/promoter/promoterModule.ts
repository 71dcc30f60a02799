import { joinModules } from '../../platform/module/joinModules.ts';
import { feeModule } from './fee/feeModule.ts';
import { gatewayModule } from './gateway/gatewayModule.ts';
import { paymentConfigModule } from './payment-config/paymentConfigModule.ts';
import { sponsorModule } from './sponsor/sponsorModule.ts';

/** Organisers' settings for their events. */
export const promoterModule = joinModules(feeModule, gatewayModule, paymentConfigModule, sponsorModule);

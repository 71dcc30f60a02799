import { joinModules } from '../../platform/module/joinModules.ts';
import { feeModule } from './fee/feeModule.ts';

/** What organisers set for their events. */
export const promoterModule = joinModules(feeModule);

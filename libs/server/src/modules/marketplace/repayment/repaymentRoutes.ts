import { implement } from '../../../platform/http/implement.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { repayOffer } from './repayOffer.ts';

export const repaymentRoutes = implement({ repayOffer: resumable(repayOffer) });

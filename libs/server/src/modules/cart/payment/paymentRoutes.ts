import { implement } from '../../../platform/http/implement.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { payCart } from '../../../sale/purchase/payCart.ts';

export const paymentRoutes = implement({ payCart: resumable(payCart) });

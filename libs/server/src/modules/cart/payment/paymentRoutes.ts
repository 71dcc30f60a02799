import { implement } from '../../../platform/http/implement.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { payCart } from '../../../sale/purchase/payCart.ts';
import { returnPayment } from '../../../sale/purchase/returnPayment.ts';

export const paymentRoutes = implement({
  payCart: resumable(payCart),
  returnPayment: resumable(returnPayment),
});

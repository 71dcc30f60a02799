import { implement } from '../../../platform/http/route.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { initiateExternalPayment } from '../../../sale/purchase/external/initiateExternalPayment.ts';
import { payCart } from '../../../sale/purchase/payCart.ts';
import { purchaseExternally } from '../../../sale/purchase/external/purchaseExternally.ts';

export const paymentRoutes = implement({
  payCart: resumable(payCart),
  initiateExternalPayment: resumable(initiateExternalPayment),
  purchaseExternally: resumable(purchaseExternally),
});

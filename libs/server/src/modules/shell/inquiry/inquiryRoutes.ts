import { implement } from '../../../platform/http/route.ts';
import { requestDemo, sendContactMessage } from './inquiryService.ts';

export const inquiryRoutes = implement({
  sendContactMessage: async (context) => {
    await sendContactMessage(context, context.body);
    return { ok: true };
  },
  requestDemo: async (context) => {
    await requestDemo(context, context.body);
    return { ok: true };
  },
});

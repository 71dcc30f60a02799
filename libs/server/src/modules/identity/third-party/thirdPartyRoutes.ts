import { implement } from '../../../platform/http/route.ts';
import { startThirdPartyLogin } from './thirdPartyStart.ts';
import { thirdPartyLogin } from './thirdPartyService.ts';

export const thirdPartyRoutes = implement({
  startThirdPartyLogin: (context) => startThirdPartyLogin(context, context.body),
  thirdPartyLogin: (context) => thirdPartyLogin(context, context.body),
});
